import { shorten } from '~/domain/names'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { short } from './short-name.css'

type ShortNameProps = { name: string; maxLetters: number }

/** Truncates a long name. Screen readers and the tooltip get the full name (M163). */
export function ShortName({ name, maxLetters }: ShortNameProps) {
  const shownName = shorten(name, maxLetters)
  if (shownName === name) return <span>{name}</span>
  return (
    <span title={name}>
      <span className={short} aria-hidden="true">
        {shownName}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
