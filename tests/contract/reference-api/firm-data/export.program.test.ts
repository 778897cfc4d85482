import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addBankRequest } from '../../../../reference-api/db/queries/bank'
import { answerAsOffice } from '../../../../reference-api/db/queries/office-answers'
import { exportFolder } from '../../../../reference-api/firm-data/export-folder'
import { FILES } from '../../../../reference-api/firm-data/files'
import { readme, writeTemplate } from '../../../../reference-api/firm-data/template'
import { sqliteInGate } from '../../../factories/cases'
import { openTestDatabase } from '../../../factories/test-database'
import { changedFiles, firmForEachTest, NOW, openFirmDatabase, PIXEL } from './firm-folder'

const { firm, run, notificationCodes, edit, raiseQuery } = firmForEachTest()

it('X061 importing an export into the same database adds no notification or file; an exported upload has a unique name', async () => {
  firm.db = await openFirmDatabase()
  await raiseQuery('QAAAAAAAAAA', 'GP1003')
  const answer = { id: 'QAAAAAAAAAA', state: 'answered' as const, text: 'The receipt is on its way.' }
  await firm.db
    .transaction()
    .execute((write) => answerAsOffice(write, answer, { now: NOW, recordsEvents: false }))
  const request = {
    associate_id: 'GP1003',
    bank_name: 'New Bank',
    account_number: '990055667788',
    ifsc: 'NEWB0099042',
    requested_at: '2026-11-20 11:05:00',
    reason: null,
  }
  expect(await addBankRequest(firm.db, request, { contentType: 'image/png', bytes: PIXEL })).toBe(true)
  const counts = async () => {
    const notifications = await firm.db.selectFrom('notifications').select('id').execute()
    const media = await firm.db.selectFrom('media').select('id').execute()
    return [notifications.length, media.length]
  }
  expect(await counts()).toEqual([3, 1])
  await exportFolder(firm.db, join(firm.folder, 'out'))
  expect(await readdir(join(firm.folder, 'out/media'))).toEqual([
    expect.stringMatching(/^passbook-[\da-f-]{36}\.png$/),
  ])
  await run(join(firm.folder, 'out'))
  expect(await counts()).toEqual([3, 1])
  await firm.db.destroy()
})

it('X061 removed rows do not return from a folder that is exported again; a file without rows changes nothing', async () => {
  firm.db = await openFirmDatabase()
  const out = join(firm.folder, 'out')
  await exportFolder(firm.db, out)
  await firm.db.deleteFrom('notifications').execute()
  await exportFolder(firm.db, out)
  expect(changedFiles(await run(out))).toEqual({})
  expect(await notificationCodes()).toEqual([])
  await firm.db.destroy()
  const empty = join(firm.folder, 'empty')
  firm.db = await openTestDatabase()
  await exportFolder(firm.db, empty)
  await run(empty)
  await exportFolder(firm.db, join(firm.folder, 'again'))
  for (const { name } of FILES)
    expect(await readFile(join(firm.folder, 'again', name), 'utf8')).toBe(
      await readFile(join(empty, name), 'utf8'),
    )
  await firm.db.destroy()
  firm.db = await openFirmDatabase()
  expect(changedFiles(await run(empty))).toEqual({})
  await firm.db.destroy()
})

it('X061 a failed export changes no file; an import refuses a folder whose export was interrupted', async () => {
  firm.db = await openFirmDatabase()
  const out = join(firm.folder, 'out')
  await exportFolder(firm.db, out)
  const firmBefore = await readFile(join(out, 'firm.csv'), 'utf8')
  await firm.db.updateTable('firm').set({ name: 'Godavari Homes' }).execute()
  await sql`alter table slides rename to no_slides`.execute(firm.db)
  await expect(exportFolder(firm.db, out)).rejects.toThrow('slides')
  expect(await readFile(join(out, 'firm.csv'), 'utf8')).toBe(firmBefore)
  await mkdir(join(out, '.partial-export'))
  await expect(run(out)).rejects.toThrow('is of an export that has not finished. Export again.')
  await sql`alter table no_slides rename to slides`.execute(firm.db)
  await exportFolder(firm.db, out)
  expect(await readFile(join(out, 'firm.csv'), 'utf8')).toContain('Godavari Homes')
  expect(changedFiles(await run(out))).toEqual({})
  await firm.db.destroy()
})

it('X060 reads a complete last row without a line end', sqliteInGate, async () => {
  firm.db = await openFirmDatabase()
  await edit('receipts.csv', (text) => text.replace(/\r\n(;;;;\r\n)*$/, ''))
  expect(changedFiles(await run())).toEqual({})
  await firm.db.destroy()
})

it(
  'X061 a spreadsheet runs no text as a formula, and an import restores the text',
  sqliteInGate,
  async () => {
    firm.db = await openTestDatabase()
    await edit('bookings.csv', (text) => text.replace('Meenakshi Pillai', '"=HYPERLINK(""http://x"")"'))
    await run()
    await exportFolder(firm.db, join(firm.folder, 'out'))
    expect(await readFile(join(firm.folder, 'out/bookings.csv'), 'utf8')).toContain(
      `"'=HYPERLINK(""http://x"")"`,
    )
    await run(join(firm.folder, 'out'))
    const booking = await firm.db
      .selectFrom('bookings')
      .select('customer_name')
      .where('code', '=', 'GB-001')
      .executeTakeFirst()
    expect(booking).toEqual({ customer_name: '=HYPERLINK("http://x")' })
    await firm.db.destroy()
  },
)

it(
  'X060 has one file per table, with columns but no rows; explains every column, and overwrites nothing',
  sqliteInGate,
  async () => {
    const target = join(firm.folder, 'template')
    const names = await writeTemplate(target)
    expect(names).toHaveLength(25)
    for (const name of names) {
      const text = await readFile(join(target, name), 'utf8')
      expect(text.startsWith('\ufeff'), name).toBe(true)
      const header = text.trim()
      for (const column of header.split(',')) expect(readme()).toContain(`| \`${column}\` |`)
    }
    firm.db = await openTestDatabase()
    expect(changedFiles(await run(target))).toEqual({})
    await expect(writeTemplate(target)).rejects.toThrow('firm.csv exists already. Choose an empty folder.')
    await firm.db.destroy()
  },
)
