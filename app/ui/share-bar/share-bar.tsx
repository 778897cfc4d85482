import { bar } from './share-bar.css'

/** A thin bar; the words beside it state the share. The bar is an SVG, because the CSP forbids inline styles. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg className={bar} aria-hidden="true">
      <rect width={`${percentOf(part, whole)}%`} height="4" />
    </svg>
  )
}

export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.max(0, Math.round((100 * part) / whole)) : 0
