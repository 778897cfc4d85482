import { deflateRawSync } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import { describe, expect, it } from 'vitest'
import { OfficeImportReply, OfficeImportsReply, OfficeOverviewReply } from '~/contract/office'
import { forgetUploads } from '../../../../reference-api/db/queries/office-imports'
import { deskForThisFile, NOW } from './desk'

const { api, json, read, records } = deskForThisFile()

const formOf = (...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]) => {
  const form = new FormData()
  for (const [name, content] of files) form.append('files', new File([content], name))
  return form
}
const upload = (form: FormData) => read(OfficeImportReply, '/office/imports', form)
const HEADER = 'number,booking,received_on,amount'

describe('X115 import at the desk', () => {
  it('X115 checks files first, then imports them by id, once, and keeps a history', async () => {
    const [booking] = (await records('bookings', { q: 'booked' })).rows
    const receipts = `${HEADER}\nT-90,${booking!.key},2026-11-20,1000\n`
    const checked = await upload(formOf(['receipts.csv', receipts]))
    expect(checked).toMatchObject({ state: 'checked', by: 'Office Counter', problemCount: 0 })
    expect(checked.files).toEqual([{ name: 'receipts.csv', rows: 1, changed: 1, notes: [] }])
    expect((await records('receipts', { key: 'T-90' })).rows).toEqual([])
    const imported = await read(OfficeImportReply, `/office/imports/${checked.id}`, {})
    expect(imported).toMatchObject({ state: 'imported', id: checked.id })
    expect((await records('receipts', { key: 'T-90' })).rows).toHaveLength(1)
    expect((await json(`/office/imports/${checked.id}`, {})).status).toBe(false)
    const { rows } = await read(OfficeImportsReply, '/office/imports')
    expect(rows).toEqual([expect.objectContaining({ id: checked.id, state: 'imported' })])
  })

  it('X115 groups problems, writes nothing, and the overview counts them', async () => {
    const wrong = Array.from({ length: 9 }, (_, row) => `T-${row},BK-1,2026-13-01,1`).join('\n')
    const refused = await upload(formOf(['receipts.csv', `${HEADER}\n${wrong}\n`], ['other.csv', 'a\n1\n']))
    expect(refused.state).toBe('refused')
    const dates = await upload(formOf(['receipts.csv', `${HEADER}\n${wrong}\n`]))
    expect(dates).toMatchObject({ state: 'refused', problemCount: 9 })
    expect(dates.problems).toEqual([
      expect.stringMatching(/^receipts\.csv, received_on: is not a date.* 9 rows: 2 .* and 4 more\./),
    ])
    expect((await json(`/office/imports/${dates.id}`, {})).status).toBe(false)
    expect((await read(OfficeOverviewReply, '/office/overview')).importProblems).toBe(9)
  })

  it('X119 no uploaded file makes a person of the office', async () => {
    const [row] = (await records('associates', { q: 'HG1001' })).rows
    const { id, name, mobile, level, joined_on } = row!.values
    const csv = `id,name,mobile,level,joined_on,kind\n${id},${name},${mobile},${level},${joined_on},office\n`
    expect((await upload(formOf(['associates.csv', csv]))).problems).toEqual([
      expect.stringMatching(/kind: cannot be changed at the desk/),
    ])
  })

  it('X115 reads a zip of CSV files', async () => {
    const zip = zipOf([
      ['books/projects.csv', await csvOf('projects')],
      ['books/readme.txt', 'x'],
    ])
    expect(await upload(formOf(['books.zip', zip]))).toMatchObject({
      state: 'checked',
      files: [{ name: 'projects.csv', changed: 0 }],
    })
  })

  it('X115 refuses too much before it reads it, and what is no CSV or zip', async () => {
    const messageOf = async (form: FormData) => (await json('/office/imports', form)).message as string
    expect(await messageOf(new FormData())).toBe('Choose CSV files, or one zip of them.')
    expect(await messageOf(formOf(['a.pdf', '%PDF']))).toBe('Choose CSV files, or one zip of them.')
    expect(await messageOf(formOf(['a.zip', 'not a zip']))).toBe('The zip cannot be read.')
    const many = Array.from({ length: 31 }, (_, index): [string, string] => [`${index}.csv`, 'a'])
    expect(await messageOf(formOf(...many))).toBe('Choose at most 30 files.')
    const bomb = zipOf([['receipts.csv', Buffer.alloc(60 * 1024 * 1024).toString('latin1')]])
    expect(bomb.length).toBeLessThan(100_000)
    expect(await messageOf(formOf(['a.zip', bomb]))).toMatch(/^The files are larger than 50 MB/)
    const lying = zipOf([['receipts.csv', 'x'.repeat(1_000_000)]], 10)
    expect(await messageOf(formOf(['a.zip', lying]))).toBe('The zip cannot be read.')
    const escaping = zipOf([['../../../tmp/receipts.csv', HEADER]])
    expect(await messageOf(formOf(['a.zip', escaping]))).toBe('The zip cannot be read.')
  })

  it('X115 an upload that nobody imported is forgotten after a day, its report is not', async () => {
    const checked = await upload(formOf(['projects.csv', await csvOf('projects')]))
    await forgetUploads(api.db, new Date(NOW.getTime() + 25 * 3600_000))
    expect((await json(`/office/imports/${checked.id}`, {})).message).toMatch(/Upload them again/)
    expect((await json(`/office/imports?id=${checked.id}`)).rows).toHaveLength(1)
  })
})

async function csvOf(file: string): Promise<string> {
  const { rows } = await records(file)
  return stringify(
    rows.map(({ values }) => values),
    { header: true },
  )
}

/** `statedSize` replaces the unpacked size in the directory. */
function zipOf(files: [name: string, content: string][], statedSize?: number): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(Buffer.from(content, 'latin1'))
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(statedSize ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]))
}
