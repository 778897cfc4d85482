import { style, styleVariants } from '@vanilla-extract/css'
import { color, radius } from '~/ui/styles/tokens.css'

/** Width and height. Only their ratio matters, because the page sets the width. */
export const PIXELS = { thumb: [320, 240], slide: [640, 320], contain: [640, 320] } as const

const base = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.control,
  background: color.brandSoft,
  fontSize: '.8125rem',
})

export const picture = styleVariants(PIXELS, ([width, height], shape) => [
  base,
  { aspectRatio: `${width} / ${height}`, objectFit: shape === 'contain' ? 'contain' : 'cover' },
])
