import { describe, expect, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { rowsOf } from '../../../factories/rows'
import { changedFiles, firmForEachTest, PIXEL } from './firm-folder'

const { firm, read, write, run, notificationCodes, edit, refusal, openForEachTest } = firmForEachTest()
const clear = (code: string) => firm.db.deleteFrom('notifications').where('code', '=', code).execute()

describe('notifications, pictures and removed rows in a later import', sqliteInGate, () => {
  openForEachTest()

  it('X060 a notification that a person cleared stays cleared until the firm changes its row', async () => {
    await clear('N-1')
    expect(changedFiles(await run())).toEqual({})
    expect(await notificationCodes()).toEqual(['N-2'])
    await edit('notifications.csv', 'Your figures', 'All your figures')
    expect(changedFiles(await run())).toEqual({ 'notifications.csv': 1 })
    expect(await notificationCodes()).toEqual(['N-1', 'N-2'])
  })

  it('X060 a notification that the firm removes and writes again is shown again', async () => {
    const original = await read('notifications.csv')
    await edit('notifications.csv', /N-2.*\n/, '')
    await run(firm.folder, { replace: ['notifications.csv'] })
    expect(await notificationCodes()).toEqual(['N-1'])
    await write('notifications.csv', original)
    await run()
    expect(await notificationCodes()).toEqual(['N-1', 'N-2'])
  })

  it('X060 a gallery date is removed with its last picture', async () => {
    await write('media/road.png', PIXEL)
    const head = 'project,taken_on,position,heading,notes,file\n'
    const pictures = ['GVG,2026-11-02,1,Main road,,road.png\n', 'GVG,2026-11-03,1,Gate,,road.png\n']
    await write('gallery.csv', head + pictures.join(''))
    await run()
    const days = async () => (await rowsOf(firm.db, 'gallery_dates')).map(({ taken_on }) => taken_on)
    expect(await days()).toHaveLength(2)
    await write('gallery.csv', head + pictures[0]!)
    await run(firm.folder, { replace: ['gallery.csv'] })
    expect(await days()).toEqual(['2026-11-02'])
  })

  it('X060 rows are removed only on request, only if nothing refers to them, and only from some files', async () => {
    await edit('receipts.csv', /R-0007;.*\r\n/, '')
    await edit('bookings.csv', /GB-120.*\n/, '')
    await run()
    const receipts = () => rowsOf(firm.db, 'receipts', { number: 'R-0007' })
    expect(await receipts()).toHaveLength(1)
    const trial = await run(firm.folder, { replace: ['receipts.csv'], isDryRun: true })
    expect(trial.get('receipts.csv')?.removed).toBe(1)
    expect(await receipts()).toHaveLength(1)
    expect((await run(firm.folder, { replace: ['receipts.csv'] })).get('receipts.csv')?.removed).toBe(1)
    expect(await receipts()).toEqual([])
    expect(await refusal({ replace: ['gallery.csv', 'instalments.csv'] })).toContain(
      'instalments.csv: is not in the folder, but --replace names it.',
    )
    expect(await refusal({ replace: ['bookings.csv'] })).toContain(
      'bookings.csv: GB-120 cannot be removed: other rows refer to it: receipt R-0517 in receipts.csv, receipt R-0518 in receipts.csv, receipt R-0519 in receipts.csv and others.',
    )
    await edit('receipts.csv', /R-0001;.*\r\n/, '')
    expect(await refusal({ replace: ['receipts.csv'] })).toContain(
      'receipts.csv: R-0001 cannot be removed: other rows refer to it: bill CB-1 in payments.csv.',
    )
    expect(await refusal({ replace: ['associates.csv'] })).toContain('--replace takes slides.csv')
    await write('bookings.csv', Buffer.from('\ufeffnumber\nGB-001', 'utf16le'))
    expect(await refusal({ replace: ['bookings.csv'] })).toContain('bookings.csv: is UTF-16.')
  })

  it('X060 a rate of all projects is removed, and no rate of a project', async () => {
    const levels = async () =>
      (await rowsOf(firm.db, 'commission_rates', { level: 9 })).map(
        ({ project_id, from_on }) => `${project_id} ${from_on}`,
      )
    const before = await levels()
    expect(before).toContain('null 2023-04-01')
    await edit('commission-rates.csv', /^,2023-04-01,9,.*\n/m, '')
    const report = await run(firm.folder, { replace: ['commission-rates.csv'] })
    expect(report.get('commission-rates.csv')?.removed).toBe(1)
    expect(await levels()).toEqual(before.filter((rate) => rate !== 'null 2023-04-01'))
  })

  it('X060 a notification that a person cleared stays cleared after a spreadsheet dropped its seconds', async () => {
    await edit('notifications.csv', '2026-11-01 09:00', '2026-11-01 09:00:21')
    await run()
    await clear('N-1')
    await edit('notifications.csv', '2026-11-01 09:00:21', '01-11-2026 09:00')
    expect(changedFiles(await run())).toEqual({})
    expect(await notificationCodes()).toEqual(['N-2'])
  })

  it('X060 a picture of the gallery cannot be a PDF, but a brochure can', async () => {
    await write('media/page.pdf', '%PDF-1.4\n')
    await edit('projects.csv', 'longitude', 'longitude,brochure')
    await edit('projects.csv', '81.804', '81.804,page.pdf')
    await run()
    const header = 'project,taken_on,position,heading,notes,file'
    await write('gallery.csv', `${header}\nGVG,2026-11-01,1,Road,,page.pdf\n`)
    expect(await refusal()).toContain(
      'gallery.csv, row 2, file: "page.pdf" is not a JPEG or PNG of up to 20 MB.',
    )
  })
})
