import { m } from '~/messages/messages'
import { formatDate } from './dates'
import { formatRupees } from './money'
import { indianMobile, indianNumber } from './typed'

export interface AmountDue {
  customerName: string
  plotNumber: string
  projectName: string
  /** Name of the first unpaid instalment. */
  instalment: string
  /** How many instalments the amount covers. */
  instalments: number
  dueOn: string
  daysLate: number
  paise: number | null
}

export interface Sender {
  associateName: string
  /** Empty if unknown. */
  firmName: string
}

export function callLink(mobile: string): string | null {
  const digits = indianNumber(mobile)
  return digits && `tel:+91${digits}`
}

/** The link opens WhatsApp with the text. If `mobile` is not an Indian mobile, the person chooses the chat. */
export function whatsAppLink(mobile: string, text: string): string {
  const digits = indianMobile(mobile)
  return `https://wa.me/${digits ? `91${digits}` : ''}?text=${encodeURIComponent(text)}`
}

export function reminderText(due: AmountDue, { associateName, firmName }: Sender): string {
  const greeting = due.customerName
    ? m.dearCustomerName({ customerName: due.customerName })
    : m.dearCustomer()
  const plot = [due.plotNumber && m.plotNumber({ number: due.plotNumber }), due.projectName]
    .filter(Boolean)
    .join(' · ')
  const sender = [associateName, firmName].filter(Boolean).join(', ')
  return [
    greeting,
    due.daysLate > 0 ? m.reminderOfOverduePayment() : m.reminderOfNextPayment(),
    [plot, formatRupees(due.paise), dueText(due)].filter(Boolean).join('\n'),
    m.reminderIfPaid(),
    sender,
  ].join('\n\n')
}

function dueText({ instalment, instalments, dueOn, daysLate }: AmountDue): string {
  const day = formatDate(dueOn)
  const name = instalmentsText({ instalment, instalments })
  const isFirst = instalments > 1
  const text = daysLate > 0 ? (isFirst ? m.firstWasDueOn : m.wasDueOn) : isFirst ? m.firstIsDueOn : m.isDueOn
  return text({ name, day }).trim()
}

/** `EMI 19`, or `EMI 19 and 2 more`. */
export function instalmentsText({
  instalment,
  instalments,
}: Pick<AmountDue, 'instalment' | 'instalments'>): string {
  return instalments > 1 ? m.instalmentAndMore({ instalment, more: instalments - 1 }) : instalment
}
