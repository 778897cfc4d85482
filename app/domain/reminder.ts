import { formatDate } from './dates'
import { formatRupees } from './money'

export interface AmountDue {
  customerName: string
  plotNumber: string
  projectName: string
  /** Of the first unpaid instalment. */
  instalment: string
  instalments: number
  dueOn: string
  daysLate: number
  paise: number | null
}

interface Sender {
  associateName: string
  firmName: string
}

/** Ten digits of an Indian number, however it is written; null for anything else. */
export function indianMobile(written: string): string | null {
  const [, digits = null] = /^(?:\+91|0091|91|0)?([1-9]\d{9})$/.exec(written.replace(/[\s-]/g, '')) ?? []
  return digits
}

export function callLink(mobile: string): string | null {
  const digits = indianMobile(mobile)
  return digits && `tel:+91${digits}`
}

/** Opens WhatsApp with the message; without a number the person chooses the chat. */
export function whatsAppLink(mobile: string, text: string): string {
  const digits = indianMobile(mobile)
  return `https://wa.me/${digits ? `91${digits}` : ''}?text=${encodeURIComponent(text)}`
}

/** A polite message to one customer (X022). */
export function reminderText(due: AmountDue, { associateName, firmName }: Sender): string {
  const greeting = due.customerName ? `Dear ${due.customerName},` : 'Dear customer,'
  const plot = [due.plotNumber && `Plot ${due.plotNumber}`, due.projectName].filter(Boolean).join(' · ')
  const sender = [associateName, firmName].filter(Boolean).join(', ')
  return [
    greeting,
    due.daysLate > 0
      ? 'This is a reminder of a payment that is still open:'
      : 'This is a reminder of your next payment:',
    [plot, formatRupees(due.paise), dueText(due)].filter(Boolean).join('\n'),
    'If you have already paid, please ignore this message. Thank you.',
    sender,
  ].join('\n\n')
}

function dueText({ instalment, instalments, dueOn, daysLate }: AmountDue): string {
  const verb = daysLate > 0 ? 'was due' : 'is due'
  const subject = instalments > 1 ? `${instalmentsText({ instalment, instalments })}: the first` : instalment
  return `${subject} ${verb} on ${formatDate(dueOn)}`.trim()
}

/** `EMI 19`, or `EMI 19 and 2 more`. */
export function instalmentsText({
  instalment,
  instalments,
}: Pick<AmountDue, 'instalment' | 'instalments'>): string {
  return instalments > 1 ? `${instalment} and ${instalments - 1} more` : instalment
}
