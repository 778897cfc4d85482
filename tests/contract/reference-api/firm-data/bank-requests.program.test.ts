import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { addBankRequest } from '../../../../reference-api/db/queries/bank'
import { exportFolder } from '../../../../reference-api/firm-data/export-folder'
import { sqliteInGate } from '../../../factories/cases'
import { changedFiles, firmForEachTest, PIXEL } from './firm-folder'

const { firm, run, edit, refusal, openForEachTest } = firmForEachTest()

describe('decisions on bank requests in a later import', sqliteInGate, () => {
  openForEachTest()

  it('X040 X061 the office decides bank requests by a file; importing a verification again keeps the associate’s answer', async () => {
    const request = {
      associate_id: 'GP1003',
      bank_name: 'New Bank',
      account_number: '990055667788',
      ifsc: 'NEWB0099042',
      image_media_id: 1,
      status: 'pending' as const,
      requested_at: '2026-11-20 11:05:00',
      decided_at: null,
      reason: null,
    }
    await firm.db
      .insertInto('media')
      .values({
        owner_id: 'GP1003',
        content_type: 'image/png',
        content: PIXEL,
        scene: null,
        created_at: '',
        file_name: 'file-1.png',
      })
      .execute()
    await firm.db.insertInto('bank_change_requests').values(request).execute()
    await writeFile(
      join(firm.folder, 'verifications.csv'),
      'associate,question,state,text,reason\nGP1003,bank,waiting,Is the account ending 3344 yours?,\n',
    )
    await run()
    const out = join(firm.folder, 'out')
    await exportFolder(firm.db, out)
    expect(await readFile(join(out, 'bank-requests.csv'), 'utf8')).toContain(
      'GP1003,2026-11-20 11:05:00,New Bank,990055667788,NEWB0099042,file-1.png,pending,',
    )
    await firm.db
      .updateTable('bank_accounts')
      .set({ bank_state: 2 })
      .where('associate_id', '=', 'GP1003')
      .execute()
    expect(changedFiles(await run())).toEqual({})
    await edit('out/bank-requests.csv', (text) => text.replace('pending', 'rejected'))
    await cp(join(out, 'bank-requests.csv'), join(firm.folder, 'bank-requests.csv'))
    expect(await refusal()).toContain(
      'bank-requests.csv, row 2, reason: is empty, but the associate must read why.',
    )
    await edit('bank-requests.csv', (text) => text.replace('rejected,', 'approved,'))
    await run()
    const account = await firm.db
      .selectFrom('bank_accounts')
      .select(['account_number', 'bank_state'])
      .where('associate_id', '=', 'GP1003')
      .executeTakeFirst()
    expect(account).toEqual({ account_number: '990055667788', bank_state: 0 })
    expect(
      await firm.db.selectFrom('changes').selectAll().where('kind', '=', 'decision').execute(),
    ).toMatchObject([{ associate_id: 'GP1003', key: '2026-11-20 11:05:00' }])
    await edit('bank-requests.csv', (text) => text.replace('approved,', 'rejected,Wrong name'))
    expect(await refusal()).toContain('decision: is rejected, but the request was approved already.')
  })

  describe('after a spreadsheet dropped the seconds of a bank request', () => {
    const HEADER = 'associate,requested_at,bank,account_number,ifsc,passbook,decision,reason'
    const decide = (requestedAt: string, decision: string) =>
      writeFile(
        join(firm.folder, 'bank-requests.csv'),
        `${HEADER}\nGP1003,${requestedAt},New Bank,990055667788,NEWB0099042,passbook.png,${decision},\n`,
      )
    const requests = () =>
      firm.db
        .selectFrom('bank_change_requests')
        .select(['requested_at', 'status'])
        .orderBy('requested_at')
        .execute()

    beforeEach(async () => {
      const request = {
        associate_id: 'GP1003',
        bank_name: 'New Bank',
        account_number: '990055667788',
        ifsc: 'NEWB0099042',
        requested_at: '2026-11-20 11:05:37',
        reason: null,
      }
      await addBankRequest(firm.db, request, { contentType: 'image/png', bytes: PIXEL })
    })

    it('X061 a decision applies to the request of the same minute, once', async () => {
      await decide('20-11-2026 11:05', 'pending')
      expect(changedFiles(await run())).toEqual({})
      await decide('20-11-2026 11:05', 'approved')
      expect(changedFiles(await run())).toEqual({ 'bank-requests.csv': 1 })
      expect(changedFiles(await run())).toEqual({})
      expect(await requests()).toEqual([{ requested_at: '2026-11-20 11:05:37', status: 'approved' }])
      expect(
        await firm.db.selectFrom('changes').select('key').where('kind', '=', 'decision').execute(),
      ).toEqual([{ key: '2026-11-20 11:05:37' }])
    })

    it.each([
      ['without the account', 'associate,requested_at,decision', '20-11-2026 11:05,approved'],
      ['with a shortened account number', HEADER, '20-11-2026 11:05,,9.90056E+11,,,approved,'],
    ])('X061 a decision %s is enough', async (_, header, cells) => {
      await writeFile(join(firm.folder, 'bank-requests.csv'), `${header}\nGP1003,${cells}\n`)
      await run()
      const account = await firm.db
        .selectFrom('bank_accounts')
        .select(['bank_name', 'account_number', 'ifsc'])
        .where('associate_id', '=', 'GP1003')
        .executeTakeFirst()
      expect(account).toEqual({ bank_name: 'New Bank', account_number: '990055667788', ifsc: 'NEWB0099042' })
    })

    it('X061 a decision with another account number is refused', async () => {
      const cells = '2026-11-20 11:05:37,,9.90057E+11,,,approved,'
      await writeFile(join(firm.folder, 'bank-requests.csv'), `${HEADER}\nGP1003,${cells}\n`)
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
    const row = (account: string) => `GP1003,2026-11-20 11:05,${account},passbook.png,pending`
    const header = 'associate,requested_at,bank,account_number,ifsc,passbook,decision'
    await writeFile(join(firm.folder, 'bank-requests.csv'), `${header}\n${row('New Bank,,NEWB0099042')}\n`)
    expect(await refusal()).toContain(
      'bank-requests.csv, row 2, account_number: is empty, but GP1003 has no request of 2026-11-20 11:05:00.',
    )
    await edit('bank-requests.csv', (text) => text.replace('Bank,,', 'Bank,9.90056E+11,'))
    expect(await refusal()).toContain('account_number: "9.90056E+11" is not six to twenty digits.')
  })

  it('X061 a second pending bank request of an associate is reported', async () => {
    await mkdir(join(firm.folder, 'media'))
    await writeFile(join(firm.folder, 'media/passbook.png'), PIXEL)
    const rows = [20, 21].map(
      (day) =>
        `GP1003,2026-11-${day} 11:05,New Bank,99005566778${day % 10},NEWB0099042,passbook.png,pending,`,
    )
    const header = 'associate,requested_at,bank,account_number,ifsc,passbook,decision,reason'
    await writeFile(join(firm.folder, 'bank-requests.csv'), [header, ...rows].join('\n'))
    expect(await refusal()).toContain(
      'bank-requests.csv, row 3, decision: is pending, but the associate has another pending request.',
    )
  })
})
