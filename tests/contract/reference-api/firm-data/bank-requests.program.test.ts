import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { addBankRequest } from '../../../../reference-api/db/queries/bank'
import { sqliteInGate } from '../../../factories/cases'
import { rowsOf } from '../../../factories/rows'
import { changedFiles, firmForEachTest, PIXEL } from './firm-folder'

const { firm, run, row, set, read, write, edit, refusal, exportTo, openForEachTest } = firmForEachTest()

const FILE = 'bank-requests.csv'
const HEADER = 'associate,requested_at,bank,account_number,ifsc,passbook,decision,reason'
const ACCOUNT = { bank_name: 'New Bank', account_number: '990055667788', ifsc: 'NEWB0099042' }
const CELLS = 'New Bank,990055667788,NEWB0099042,passbook.png'
const account = () => row('bank_accounts', { associate_id: 'GP1003' })
const addRequest = async (requested_at: string) => {
  const request = { ...ACCOUNT, associate_id: 'GP1003', requested_at, reason: null }
  await addBankRequest(firm.db, request, { contentType: 'image/png', bytes: PIXEL })
}
const decisions = () => rowsOf(firm.db, 'changes', { kind: 'decision' })

describe('decisions on bank requests in a later import', sqliteInGate, () => {
  openForEachTest()

  it('X040 X061 the office decides bank requests by a file; importing a verification again keeps the associate’s answer', async () => {
    await addRequest('2026-11-20 11:05:00')
    await write(
      'verifications.csv',
      'associate,question,state,text,reason\nGP1003,bank,waiting,Is the account ending 3344 yours?,\n',
    )
    await run()
    const out = await exportTo()
    const exported = /GP1003,2026-11-20 11:05:00,New Bank,990055667788,NEWB0099042,\S+\.png,pending,/
    expect(await read(`out/${FILE}`)).toMatch(exported)
    await set('bank_accounts', { associate_id: 'GP1003' }, { bank_state: 2 })
    expect(changedFiles(await run())).toEqual({})
    await edit(`out/${FILE}`, 'pending', 'rejected')
    await cp(join(out, FILE), join(firm.folder, FILE))
    expect(await refusal()).toContain(
      'bank-requests.csv, row 2, reason: is empty, but the associate must read why.',
    )
    await edit(FILE, 'rejected,', 'approved,')
    await run()
    expect(await account()).toMatchObject({ account_number: '990055667788', bank_state: 0 })
    expect(await decisions()).toMatchObject([{ associate_id: 'GP1003', key: '2026-11-20 11:05:00' }])
    await edit(FILE, 'approved,', 'rejected,Wrong name')
    expect(await refusal()).toContain('decision: is rejected, but the request was approved already.')
  })

  describe('after a spreadsheet dropped the seconds of a bank request', () => {
    const decide = (requestedAt: string, decision: string) =>
      write(FILE, `${HEADER}\nGP1003,${requestedAt},${CELLS},${decision},\n`)

    beforeEach(() => addRequest('2026-11-20 11:05:37'))

    it('X061 a decision applies to the request of the same minute, once', async () => {
      await decide('20-11-2026 11:05', 'pending')
      expect(changedFiles(await run())).toEqual({})
      await decide('20-11-2026 11:05', 'approved')
      expect(changedFiles(await run())).toEqual({ 'bank-requests.csv': 1 })
      expect(changedFiles(await run())).toEqual({})
      const requests = await rowsOf(firm.db, 'bank_change_requests')
      expect(requests).toMatchObject([{ requested_at: '2026-11-20 11:05:37', status: 'approved' }])
      expect(await decisions()).toMatchObject([{ key: '2026-11-20 11:05:37' }])
    })

    it.each([
      ['without the account', 'associate,requested_at,decision', '20-11-2026 11:05,approved'],
      ['with a shortened account number', HEADER, '20-11-2026 11:05,,9.90056E+11,,,approved,'],
    ])('X061 a decision %s is enough', async (_, header, cells) => {
      await write(FILE, `${header}\nGP1003,${cells}\n`)
      await run()
      expect(await account()).toMatchObject(ACCOUNT)
    })

    it('X061 a decision with another account number is refused', async () => {
      const cells = '2026-11-20 11:05:37,,9.90057E+11,,,approved,'
      await write(FILE, `${HEADER}\nGP1003,${cells}\n`)
      expect(await refusal()).toContain('bank-requests.csv, row 2, account_number: differs from the request.')
    })

    it('X061 a decision that matches no request is refused while one is pending', async () => {
      await decide('20-11-2026', 'approved')
      expect(await refusal()).toBe(
        '1 problem; nothing was changed.\nbank-requests.csv, row 2, requested_at: matches no request, but the request of 2026-11-20 11:05:37 is pending.',
      )
    })
  })

  it('X061 a row that is no decision on a request needs the account', async () => {
    const pending = (cells: string) => `GP1003,2026-11-20 11:05,${cells},passbook.png,pending`
    const header = 'associate,requested_at,bank,account_number,ifsc,passbook,decision'
    await write(FILE, `${header}\n${pending('New Bank,,NEWB0099042')}\n`)
    expect(await refusal()).toContain(
      'bank-requests.csv, row 2, account_number: is empty, but GP1003 has no request of 2026-11-20 11:05:00.',
    )
    await edit(FILE, 'Bank,,', 'Bank,9.90056E+11,')
    expect(await refusal()).toContain('account_number: "9.90056E+11" is not six to twenty digits.')
  })

  it('X061 a second pending bank request of an associate is reported', async () => {
    await write('media/passbook.png', PIXEL)
    const rows = [20, 21].map((day) => `GP1003,2026-11-${day} 11:05,${CELLS},pending,`)
    await write(FILE, [HEADER, ...rows].join('\n'))
    expect(await refusal()).toContain(
      'bank-requests.csv, row 3, decision: is pending, but the associate has another pending request.',
    )
  })
})
