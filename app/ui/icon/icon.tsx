import { icon } from './icon.css'
import { type IconName, paths } from './paths'

/**
 * Decoration beside a word. The drawing is inline: after compression it costs about 40 bytes a shape, less than the
 * request for a sprite, it is there at first paint, follows the text colour, prints, and counts as no image in lite.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
