import { style } from '@vanilla-extract/css'
import { medium } from '~/styles/responsive'
import { surface } from '~/styles/shared.css'
import { color, hairline, text } from '~/styles/tokens.css'

/** Two columns on phones; one if two amounts do not fit. */
export const figures = style([
  surface,
  {
    display: 'grid',
    overflow: 'hidden',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 34%), 1fr))',
    '@media': { [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' } },
  },
])

// Cells draw their top and left borders; the outermost ones are clipped.
export const figure = style({
  padding: '8px 12px 12px',
  margin: '-1px 0 0 -1px',
  borderTop: hairline,
  borderLeft: hairline,
})

export const label = style({ fontSize: text[14], color: color.softInk })
export const value = style({ fontSize: text[18], fontWeight: 600 })
