import type { CashBill, CashBillCard } from '~/contract/cash-bills'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { documentUrl } from '~/screen/pictures/address.server'
import type { Session } from '~/session/session.server'

export function shownCards(cards: CashBillCard[], session: Session): ShownCard[] {
  const groups = groupsOf(cards)
  return cards.map((card, index) => ({
    group: groups[index] ?? '',
    sentOn: card.sentOn,
    totalPaise: card.totalPaise,
    action: card.action,
    question: card.question,
    bills: card.bills.map((bill) => shownBill(bill, session.user.id)),
    confirmation: confirmationOf(card, session),
  }))
}

/** Returns an id for each card: its day and status, followed by 2, 3 and so on if earlier cards have the same day and status. */
function groupsOf(cards: Pick<CashBillCard, 'sentOn' | 'status'>[]): string[] {
  const counts = new Map<string, number>()
  return cards.map(({ sentOn, status }) => {
    const group = `${sentOn ?? ''}-${status ?? ''}`
    const position = (counts.get(group) ?? 0) + 1
    counts.set(group, position)
    return position === 1 ? group : `${group}-${position}`
  })
}

/**
 * Links to the bill's own document at a signed address, or else to the PDF route. A signed address does not name the API's host, which
 * may be internal.
 */
function shownBill({ documentUrl: address, ...bill }: CashBill, userId: string): ShownBill {
  const id = bill.commissionId
  const ownDocument = address && documentUrl(userId, address, `paid-commission-${id ?? userId}`)
  return { ...bill, documentTo: ownDocument || (id === null ? null : paths.commissionPdf(userId, id)) }
}

/** Null without a status, without bills, or if a bill has no id: a card is confirmed as a whole. */
function confirmationOf({ status, bills }: CashBillCard, session: Session): Confirmation | null {
  const commissionIds = bills.flatMap(({ commissionId }) => (commissionId === null ? [] : [commissionId]))
  if (status === null || commissionIds.length === 0 || commissionIds.length < bills.length) return null
  return { status, commissionIds, idempotencyKey: newIdempotencyKey(session) }
}

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
