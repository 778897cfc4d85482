import { m } from '~/messages/messages'
import { ENGLISH_MONTHS, formatMonth } from './dates'

/* Translations of the upstream's closed sets of words (X071). An English page, or an unknown word, keeps the word as sent. */

export const facingName = (sent: string) =>
  wordFor(sent, () => ({
    north: m.facingNorth,
    south: m.facingSouth,
    east: m.facingEast,
    west: m.facingWest,
    'north east': m.facingNorthEast,
    'north west': m.facingNorthWest,
    'south east': m.facingSouthEast,
    'south west': m.facingSouthWest,
  }))

export const paymentTypeName = (sent: string) =>
  wordFor(sent, () => ({
    bank: m.bank,
    online: m.paymentOnline,
    card: m.paymentCard,
    cheque: m.paymentCheque,
    other: m.other,
  }))

export const instalmentName = (sent: string) =>
  wordFor(sent, () => ({
    'booking amount': m.bookingAmount,
    'balance payment': m.balancePayment,
    'registration charges': m.registrationCharges,
  }))

export const cashActionName = (sent: string) =>
  wordFor(sent, () => ({ accept: m.acceptCash, received: m.receivedCash }))

export const figureName = (sent: string) =>
  wordFor(sent, () => ({
    eligible: m.eligible,
    rate: m.rate,
    commission: m.commission,
    discount: m.discount,
    net: m.net,
    paid: m.paid,
    due: m.due,
    'receipt amount': m.receiptAmount,
    less: m.less,
    'receipt net': m.receiptNet,
    'net commission rate': m.netCommissionRate,
    'net commission': m.netCommission,
    'received date': m.receivedDate,
    received: m.receivedAmount,
    'late charges': m.lateCharges,
    'net received': m.netReceived,
  }))

/** `36 Months`. */
export function tenureName(sent: string): string {
  if (m.languageCode() === 'en') return sent
  const [, months] = /^(\d+) months?$/i.exec(sent) ?? []
  return months ? m.monthsTenure({ months }) : sent
}

/** `Chrome on Android`, as the portal named it to the upstream (`deviceOf`). */
export function deviceName(sent: string): string {
  if (m.languageCode() === 'en') return sent
  const [, browser = '', system] = /^(.+) on (\w+)$/.exec(sent) ?? []
  if (!system) return sent
  return browser === 'A browser' ? m.someBrowserOnSystem({ system }) : m.browserOnSystem({ browser, system })
}

/** `ending 1234`. */
export function maskedName(sent: string): string {
  if (m.languageCode() === 'en') return sent
  const [, digits] = /^ending (\w{1,8})$/.exec(sent) ?? []
  return digits ? m.numberEnding({ digits }) : sent
}

/** `Sep 2026`. Files contain it as sent (X071). */
export function monthName(sent: string): string {
  if (m.languageCode() === 'en') return sent
  const [, name = '', year] = /^([a-z]{3})[a-z]*[ -](\d{4})$/i.exec(sent) ?? []
  const month = ENGLISH_MONTHS.findIndex((short) => short.toLowerCase() === name.toLowerCase()) + 1
  return month === 0 ? sent : formatMonth(`${year}-${String(month).padStart(2, '0')}`)
}

function wordFor(sent: string, words: () => Record<string, () => string>): string {
  if (m.languageCode() === 'en') return sent
  const key = sent.toLowerCase().replaceAll('-', ' ').trim()
  const known = Object.entries(words()).find(([word]) => word === key)
  return known ? known[1]() : sent
}
