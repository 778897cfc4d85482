import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addBankRequest } from '../../../../reference-api/db/queries/bank'
import { answerAsOffice } from '../../../../reference-api/db/queries/office-answers'
import { exportFolder } from '../../../../reference-api/firm-data/export-folder'
import { FILES } from '../../../../reference-api/firm-data/files'
import { readme, writeTemplate } from '../../../../reference-api/firm-data/template'
import { sqliteInGate } from '../../../factories/cases'
import { rowsOf, setRows } from '../../../factories/rows'
import { changedFiles, firmForEachTest, NOW, openFirmDatabase, PIXEL } from './firm-folder'

const { firm, open, row, read, run, notificationCodes, edit, exportTo, raiseQuery } = firmForEachTest()

it('X061 importing an export into the same database adds no notification or file; an exported upload has a unique name', async () => {
  await open(openFirmDatabase())
  await raiseQuery('QAAAAAAAAAA', 'GP1003')
  const answer = { id: 'QAAAAAAAAAA', state: 'answered' as const, text: 'The receipt is on its way.' }
  await firm.db
    .transaction()
    .execute((write) => answerAsOffice(write, answer, { now: NOW, recordsEvents: false }))
  const account = { bank_name: 'New Bank', account_number: '990055667788', ifsc: 'NEWB0099042' }
  const request = { associate_id: 'GP1003', ...account, requested_at: '2026-11-20 11:05:00', reason: null }
  expect(await addBankRequest(firm.db, request, { contentType: 'image/png', bytes: PIXEL })).toBe(true)
  const counts = async () => [
    (await rowsOf(firm.db, 'notifications')).length,
    (await rowsOf(firm.db, 'media')).length,
  ]
  expect(await counts()).toEqual([3, 1])
  const out = await exportTo()
  const name = expect.stringMatching(/^passbook-[\da-f-]{36}\.png$/) as string
  expect(await readdir(join(out, 'media'))).toEqual([name])
  await run(out)
  expect(await counts()).toEqual([3, 1])
})

it('X061 removed rows do not return from a folder that is exported again; a file without rows changes nothing', async () => {
  await open(openFirmDatabase())
  const out = await exportTo()
  await firm.db.deleteFrom('notifications').execute()
  await exportTo()
  expect(changedFiles(await run(out))).toEqual({})
  expect(await notificationCodes()).toEqual([])
  await open()
  const empty = await exportTo('empty')
  await run(empty)
  await exportTo('again')
  for (const { name } of FILES) expect(await read(`again/${name}`)).toBe(await read(`empty/${name}`))
  await open(openFirmDatabase())
  expect(changedFiles(await run(empty))).toEqual({})
})

it('X061 a failed export changes no file; an import refuses a folder whose export was interrupted', async () => {
  await open(openFirmDatabase())
  const out = await exportTo()
  const firmBefore = await read('out/firm.csv')
  await setRows(firm.db, 'firm', {}, { name: 'Godavari Homes' })
  await sql`alter table slides rename to no_slides`.execute(firm.db)
  await expect(exportFolder(firm.db, out)).rejects.toThrow('slides')
  expect(await read('out/firm.csv')).toBe(firmBefore)
  await mkdir(join(out, '.partial-export'))
  await expect(run(out)).rejects.toThrow('is of an export that has not finished. Export again.')
  await sql`alter table no_slides rename to slides`.execute(firm.db)
  await exportTo()
  expect(await read('out/firm.csv')).toContain('Godavari Homes')
  expect(changedFiles(await run(out))).toEqual({})
})

it('X060 reads a complete last row without a line end', sqliteInGate, async () => {
  await open(openFirmDatabase())
  await edit('receipts.csv', /\r\n(;;;;\r\n)*$/, '')
  expect(changedFiles(await run())).toEqual({})
})

it('X061 no text is exported as a formula, and an import restores it', sqliteInGate, async () => {
  await open()
  await edit('bookings.csv', 'Meenakshi Pillai', '"=HYPERLINK(""http://x"")"')
  await run()
  const out = await exportTo()
  expect(await read('out/bookings.csv')).toContain(`"'=HYPERLINK(""http://x"")"`)
  await run(out)
  const customer = { customer_name: '=HYPERLINK("http://x")' }
  expect(await row('bookings', { code: 'GB-001' })).toMatchObject(customer)
})

it('X060 a template has columns without rows, and overwrites nothing', sqliteInGate, async () => {
  const target = join(firm.folder, 'template')
  const names = await writeTemplate(target)
  expect(names).toHaveLength(25)
  for (const name of names) {
    const text = await read(`template/${name}`)
    expect(text.startsWith('\ufeff'), name).toBe(true)
    const header = text.trim()
    for (const column of header.split(',')) expect(readme()).toContain(`| \`${column}\` |`)
  }
  await open()
  expect(changedFiles(await run(target))).toEqual({})
  await expect(writeTemplate(target)).rejects.toThrow('firm.csv exists already. Choose an empty folder.')
})
