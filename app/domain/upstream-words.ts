import { m } from '~/messages/messages'
import { formatMonth } from './dates'

/* Translates the upstream's fixed words and patterns (X071). Any other text, and every text on an English page, stays as it is. */

export const facingName = (word: string) =>
  wordFor(word, () => ({
    north: m.facingNorth,
    south: m.facingSouth,
    east: m.facingEast,
    west: m.facingWest,
    'north east': m.facingNorthEast,
    'north west': m.facingNorthWest,
    'south east': m.facingSouthEast,
    'south west': m.facingSouthWest,
  }))

export const plotStatusName = (word: string) =>
  wordFor(word, () => ({
    booked: m.booked,
    registered: m.registered,
    blocked: m.plotBlocked,
    mortgaged: m.plotMortgaged,
    'landowner share': m.plotOfLandowner,
    'under dispute': m.plotUnderDispute,
  }))

export const paymentTypeName = (word: string) =>
  wordFor(word, () => ({
    bank: m.bank,
    online: m.paymentOnline,
    card: m.paymentCard,
    cheque: m.paymentCheque,
    other: m.other,
  }))

export const instalmentName = (word: string) =>
  wordFor(word, () => ({
    'booking amount': m.bookingAmount,
    'balance payment': m.balancePayment,
    'registration charges': m.registrationCharges,
  }))

export const cashActionName = (word: string) =>
  wordFor(word, () => ({ accept: m.acceptCash, received: m.receivedCash }))

export const figureName = (word: string) =>
  wordFor(word, () => ({
    // Older queries have the short name.
    eligible: m.cmsnEligibleSaleAmt,
    'cmsn eligible sale amt': m.cmsnEligibleSaleAmt,
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
export function tenureName(text: string): string {
  if (m.languageCode() === 'en') return text
  const [, months] = /^(\d+) months?$/i.exec(text) ?? []
  return months ? m.monthsTenure({ months }) : text
}

/** `Chrome on Android`: the name that the portal sent to the upstream (`deviceOf`). */
export function deviceName(text: string): string {
  if (m.languageCode() === 'en') return text
  const [, browser = '', system] = /^(.+) on (\w+)$/.exec(text) ?? []
  if (!system) return text
  return browser === 'A browser' ? m.someBrowserOnSystem({ system }) : m.browserOnSystem({ browser, system })
}

/** `ending 1234`. */
export function maskedNumber(text: string): string {
  if (m.languageCode() === 'en') return text
  const [, digits] = /^ending (\w{1,8})$/.exec(text) ?? []
  return digits ? m.numberEnding({ digits }) : text
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

/** `Sep 2026` or `September 2026`. Files keep the text of the upstream (X071). */
export function monthName(text: string): string {
  if (m.languageCode() === 'en') return text
  const [, name, year] = /^([a-z]{3,})[ -](\d{4})$/i.exec(text) ?? []
  if (!name) return text
  const month = MONTHS.findIndex((full) => full.startsWith(name.toLowerCase())) + 1
  return month === 0 ? text : formatMonth(`${year}-${String(month).padStart(2, '0')}`)
}

function wordFor(word: string, words: () => Record<string, () => string>): string {
  if (m.languageCode() === 'en') return word
  const key = word.toLowerCase().replaceAll('-', ' ').trim()
  const [, translate] = Object.entries(words()).find(([name]) => name === key) ?? []
  return translate ? translate() : word
}
