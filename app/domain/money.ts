/**
 * Money inside the portal is an integer number of paise. Indian grouping, rupee sign attached, whole rupees or two
 * decimals, `—` for a missing amount (checklist M021).
 */
export function formatRupees(paise: number | null | undefined): string {
  if (paise == null || !Number.isFinite(paise)) return '—'
  const sign = paise < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(paise) / 100)
  const fraction = Math.abs(paise) % 100
  return `${sign}₹${groupIndian(whole)}${fraction ? `.${String(fraction).padStart(2, '0')}` : ''}`
}

/** A discount or a waive-off as what it takes off, whichever sign the upstream gives it. */
export function takenOff(paise: number | null): number | null {
  return paise === null ? null : -Math.abs(paise) || 0
}

/** 1234567 → `12,34,567`. For whole, non-negative numbers. */
export function groupIndian(whole: number): string {
  const digits = String(whole)
  const head = digits.slice(0, -3)
  const tail = digits.slice(-3)
  return head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail
}

/** Rupees as the wire sends them (7.5 is seven rupees fifty) to integer paise, half away from zero. */
export function paiseFromRupees(rupees: number): number {
  // Very small and very large numbers write themselves with an exponent of their own.
  const [digits, exponent = '0'] = String(Math.abs(rupees)).split('e')
  return Math.sign(rupees) * Math.round(Number(`${digits}e${Number(exponent) + 2}`)) || 0
}
