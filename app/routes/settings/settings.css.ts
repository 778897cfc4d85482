import { globalStyle, style } from '@vanilla-extract/css'
import { tall, wide } from '~/styles/responsive'
import { color, hairline, size } from '~/styles/tokens.css'
import { barIsFixed } from '~/ui/frame/bar-is-fixed'

/** Stays on screen while any choice does. The negative margins also cover the outline of a focused choice. */
export const saveBar = style({
  marginInline: '-8px',
  padding: '12px 8px',
  background: color.paper,
  borderTop: hairline,
  '@media': {
    [tall]: { zIndex: 1, position: 'sticky', bottom: 0 },
    [barIsFixed]: { bottom: `calc(${size.bottomBar} + 1px + env(safe-area-inset-bottom))` },
  },
})

/** Grows with the text, like the button. */
const barHeight = '5.5rem'
// Scrolls a focused choice clear of the bar.
globalStyle(`html:has(${saveBar})`, {
  '@media': {
    [tall]: { scrollPaddingBottom: `calc(${size.bottomBar} + ${barHeight})` },
    [wide]: { scrollPaddingBottom: barHeight },
  },
})
