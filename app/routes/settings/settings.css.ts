import { globalStyle, style } from '@vanilla-extract/css'
import { barIsFixed, tall } from '~/ui/styles/responsive'
import { color, hairline, size } from '~/ui/styles/tokens.css'

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

// Scrolls a focused choice clear of the bar, which grows with the text.
globalStyle(`:has(> ${saveBar}) input`, { '@media': { [tall]: { scrollMarginBottom: '5.5rem' } } })
