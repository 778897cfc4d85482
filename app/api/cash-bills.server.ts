import { CashBillsReply, SaveCashBillsReply } from './contract/cash-bills'
import { type Caller, callUpstream } from './transport.server'

export function cashBills(caller: Caller) {
  return {
    /** Cash commission that waits to be accepted or received, by the day it was sent. */
    open: () => callUpstream(caller, 'cashBills', CashBillsReply),

    /** Accepts or receives the bills of a card, whose present status is sent (checklist M209); answers the message. */
    save: ({ status, commissionIds }: { status: 1 | 2; commissionIds: string[] }, idempotencyKey: string) =>
      callUpstream(caller, 'saveCashBills', SaveCashBillsReply, {
        query: { comm_ids: commissionIds.join(','), cash_cmsn_bill_status: status },
        idempotencyKey,
      }),
  }
}
