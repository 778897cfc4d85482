import { globalStyle, style } from '@vanilla-extract/css'
import { medium, print, wide } from '~/ui/styles/responsive'
import { surface } from '~/ui/styles/shared.css'
import { color, hairline, text } from '~/ui/styles/tokens.css'

/** Two columns on phones, or one if two amounts do not fit. */
export const figures = style([
  surface,
  {
    display: 'flex',
    flexWrap: 'wrap',
    overflow: 'hidden',
  },
])

// Cells draw their top and left borders. The container clips the outermost ones.
export const figure = style({
  flex: '1 1 max(8rem, 34%)',
  padding: '12px 16px',
  margin: '-1px 0 0 -1px',
  borderTop: hairline,
  borderLeft: hairline,
  '@media': {
    [medium]: { flexBasis: '8rem' },
    [print]: { paddingBlock: '4px' },
  },
})

export const main = style([
  figure,
  { flexBasis: '100% !important', '@media': { [wide]: { flex: '2 1 12rem !important' } } },
])

export const label = style({ fontSize: text[14], color: color.softInk })
export const value = style({ fontSize: text[18], fontWeight: 600, overflowWrap: 'anywhere' })
export const mainValue = style({
  fontSize: text[28],
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})
// A derivation in a figure begins at the left, like its label.
globalStyle(`:is(${value}, ${mainValue}) > details`, { textAlign: 'start' })
