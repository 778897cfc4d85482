import { paidPercent } from '~/domain/paid-status'
import { m } from '~/messages/messages'
import { Badge } from '../badge/badge'
import { Stack } from '../stack/stack'
import { bar, track } from '~/ui/bars/bars.css'

type PaidBarProps = { paidPaise: number; totalPaise: number }

/** The paid share, as text and as a bar. The bar is an SVG, because the CSP forbids inline styles. */
export function PaidBar({ paidPaise, totalPaise }: PaidBarProps) {
  const percent = paidPercent(paidPaise, totalPaise)
  return (
    <Stack gap={4}>
      <p>
        {percent === 100 ? (
          <Badge tone="positive">{m.paidPercent({ percent })}</Badge>
        ) : (
          m.paidPercent({ percent })
        )}
      </p>
      <svg className={track} aria-hidden="true">
        <rect width={`${percent}%`} height="8" />
      </svg>
    </Stack>
  )
}

/** A thin bar, to compare rows; the words beside it state the figure. The bar is an SVG, because the CSP forbids inline styles. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg className={bar} aria-hidden="true">
      <rect width={`${percentOf(part, whole)}%`} height="4" />
    </svg>
  )
}

export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.max(0, Math.round((100 * part) / whole)) : 0
