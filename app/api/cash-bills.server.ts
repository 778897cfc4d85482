import { CashBillsReply, SaveCashBillsReply } from './contract/cash-bills'
import { constants } from './endpoint-table.server'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

const SENT = { 1: constants.cashBillAccept, 2: constants.cashBillReceive }

export function cashBills(caller: Caller) {
  return {
    /** Cash commission to accept or receive, by the day it was sent. */
    open: () => callUpstream(caller, 'cashBills', CashBillsReply),

    /** Accepts the bills of a card of status 1, or receives those of status 2 (M209). Returns the message. */
    save: ({ status, commissionIds }: { status: 1 | 2; commissionIds: string[] }, idempotencyKey: string) =>
      callUpstream(caller, 'saveCashBills', SaveCashBillsReply, {
        query: { comm_ids: commissionIds.join(','), cash_cmsn_bill_status: SENT[status] },
        idempotencyKey,
      }),
  }
}
