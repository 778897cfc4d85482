/** A whole percentage, 100 only if all is paid. If the total is zero or negative, any payment counts as 100. */
export function paidPercent(paidPaise: number, totalPaise: number): number {
  if (totalPaise <= 0) return paidPaise > 0 ? 100 : 0
  return Math.min(100, Math.max(0, Math.floor((100 * paidPaise) / totalPaise)))
}
