import { m } from '~/messages/messages'
import { track } from './paid-bar.css'

type PaidBarProps = { paidPaise: number; totalPaise: number }

/** Share paid, as text and bar. An SVG, because the CSP forbids inline styles. */
export function PaidBar({ paidPaise, totalPaise }: PaidBarProps) {
  const percent = paidPercent(paidPaise, totalPaise)
  return (
    <div>
      <p>{m.paidPercent({ percent })}</p>
      <svg className={track} aria-hidden="true">
        <rect width={`${percent}%`} height="8" />
      </svg>
    </div>
  )
}

/** Whole percent; 100 only when fully paid. */
export function paidPercent(paidPaise: number, totalPaise: number): number {
  if (totalPaise <= 0) return paidPaise > 0 ? 100 : 0
  return Math.min(100, Math.max(0, Math.floor((100 * paidPaise) / totalPaise)))
}
