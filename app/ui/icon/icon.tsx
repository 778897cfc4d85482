import { icon } from './icon.css'
import { type IconName, paths } from './paths'

/** Inline SVG: about 40 bytes compressed, present at first paint, follows the text colour, needs no request. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
