import { icon } from './icon.css'
import { type IconName, paths } from './paths'

/** Inline SVG: takes about 40 bytes compressed, appears at first paint, follows the text colour and needs no request. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
