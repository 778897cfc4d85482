import type { CashBill, CashBillCard } from '~/contract/cash-bills'

export interface ShownBill extends Omit<CashBill, 'documentUrl'> {
  /** Null if the bill has neither a document of its own nor an id. */
  documentTo: string | null
}

export interface Confirmation {
  status: 1 | 2
  commissionIds: string[]
  idempotencyKey: string
}

export interface ShownCard extends Pick<CashBillCard, 'sentOn' | 'totalPaise' | 'action' | 'question'> {
  /** Identifies the card in an address. */
  group: string
  bills: ShownBill[]
  /** Null if the reply lacks a value that the confirmation must send. The card then has no button. */
  confirmation: Confirmation | null
}
