import type { CashBill, CashBillCard } from '~/api/contract/cash-bills'

export interface ShownBill extends Omit<CashBill, 'documentUrl'> {
  /** Null where neither the bill nor its id leads to a document. */
  documentTo: string | null
}

export interface Confirmation {
  status: 1 | 2
  commissionIds: string[]
  idempotencyKey: string
}

export interface ShownCard extends Pick<CashBillCard, 'sentOn' | 'totalPaise' | 'action' | 'question'> {
  /** By which the card is named in an address. */
  group: string
  bills: ShownBill[]
  /** Null where the reply lacks what has to be sent: the card is shown without its button. */
  confirmation: Confirmation | null
}
