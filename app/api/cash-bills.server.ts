import { CashBillsReply, SaveCashBillsReply } from '~/contract/cash-bills'
import { constants } from './endpoint-table.server'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

const STATUSES = { 1: constants.cashBillAccept, 2: constants.cashBillReceive }

export function cashBills(caller: Caller) {
  return {
    list: () => callUpstream(caller, 'cashBills', CashBillsReply),

    /** Status 1 accepts the bills, status 2 confirms receipt of their cash (M209). */
    save: ({ status, commissionIds }: { status: 1 | 2; commissionIds: string[] }, idempotencyKey: string) =>
      callUpstream(caller, 'saveCashBills', SaveCashBillsReply, {
        query: { comm_ids: commissionIds.join(','), cash_cmsn_bill_status: STATUSES[status] },
        idempotencyKey,
      }),
  }
}
