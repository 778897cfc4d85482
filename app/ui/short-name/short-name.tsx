import { shorten } from '~/domain/names'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { short } from './short-name.css'

type ShortNameProps = { name: string; maxLetters: number }

/** Truncated visually; screen readers and the tooltip have the full name (M163). */
export function ShortName({ name, maxLetters }: ShortNameProps) {
  const shown = shorten(name, maxLetters)
  if (shown === name) return <span>{name}</span>
  return (
    <span title={name}>
      <span className={short} aria-hidden="true">
        {shown}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
