import { track } from './paid-bar.css'

export type PaidBarProps = { paidPaise: number; totalPaise: number }

/**
 * Paid against total: the words say it, the bar shows it; the amounts stand in the list below, and twice would cost long lists
 * 7 bytes a row. A drawing, because its length may not be an inline style.
 */
export function PaidBar({ paidPaise, totalPaise }: PaidBarProps) {
  const percent = paidPercent(paidPaise, totalPaise)
  return (
    <div>
      <p>{`Paid ${percent} %`}</p>
      <svg className={track} aria-hidden="true">
        <rect width={`${percent}%`} height="8" />
      </svg>
    </div>
  )
}

/** Whole percents, 100 only when all is paid. */
export function paidPercent(paidPaise: number, totalPaise: number): number {
  if (totalPaise <= 0) return paidPaise > 0 ? 100 : 0
  return Math.min(100, Math.max(0, Math.floor((100 * paidPaise) / totalPaise)))
}
