import { paidPercent } from '~/domain/paid-status'
import { m } from '~/messages/messages'
import { track } from './paid-bar.css'

type PaidBarProps = { paidPaise: number; totalPaise: number }

/** The paid share, as text and as a bar. The bar is an SVG, because the CSP forbids inline styles. */
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
