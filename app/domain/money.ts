/** Formats integer paise with Indian grouping: whole rupees or two decimals, `—` if missing (M021). */
export function formatRupees(paise: number | null | undefined): string {
  if (paise == null || !Number.isFinite(paise)) return '—'
  const sign = paise < 0 ? '-' : ''
  const integer = Math.floor(Math.abs(paise) / 100)
  const fraction = Math.abs(paise) % 100
  return `${sign}₹${groupIndian(integer)}${fraction ? `.${String(fraction).padStart(2, '0')}` : ''}`
}

const LAKH = 100_000
const CRORE = 100 * LAKH

/** For charts: `₹45K`, `₹3.8L`, `₹1.2Cr`, rounded; ₹99,999 is `₹1L`. */
export function shortRupees(paise: number): string {
  const rupees = Math.round(paise / 100)
  const thousands = Math.round(rupees / 1000)
  const lakhs = oneDecimal(rupees / LAKH)
  if (lakhs >= 100) return `₹${oneDecimal(rupees / CRORE)}Cr`
  if (thousands >= 100) return `₹${lakhs}L`
  return rupees >= 1000 ? `₹${thousands}K` : `₹${rupees}`
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** A discount or waive-off as a negative amount; upstreams send either sign. */
export function asDeduction(paise: number | null): number | null {
  return paise === null ? null : withoutMinusZero(-Math.abs(paise))
}

/** 1234567 → `12,34,567`. For non-negative integers. */
export function groupIndian(integer: number): string {
  const digits = String(integer)
  const head = digits.slice(0, -3)
  const tail = digits.slice(-3)
  return head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail
}

/** Converts rupees, such as 7.5, to integer paise, rounded half away from zero. */
export function paiseFromRupees(rupees: number): number {
  // String() uses exponents for very small and very large numbers.
  const [digits, exponent = '0'] = String(Math.abs(rupees)).split('e')
  return withoutMinusZero(Math.sign(rupees) * Math.round(Number(`${digits}e${Number(exponent) + 2}`)))
}

/** `-0` becomes `0`. */
const withoutMinusZero = (paise: number) => paise || 0

/** Null if an amount is unknown. */
export function sumOf<Row>(rows: Row[], amountOf: (row: Row) => number | null): number | null {
  let sum = 0
  for (const row of rows) {
    const amount = amountOf(row)
    if (amount === null) return null
    sum += amount
  }
  return sum
}
