import { style } from '@vanilla-extract/css'
import { wide } from '~/ui/styles/responsive'
import { between, surface, wrap } from '~/ui/styles/shared.css'
import { color, size, text } from '~/ui/styles/tokens.css'

/** Reserves the height of the button that scripts add. */
export const head = style([between, wrap, { alignItems: 'center', minHeight: size.target }])

export const slides = style({
  position: 'relative',
  display: 'flex',
  gap: '12px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  // Leaves room for focus rings.
  padding: '4px',
  margin: '-4px',
})

/** Narrower than the list, so that part of the next slide shows. */
export const slide = style({
  flex: '0 0 min(85%, 340px)',
  '@media': { [wide]: { flexBasis: '31%' } },
  scrollSnapAlign: 'start',
  scrollMarginInline: '4px',
})

export const link = style([
  surface,
  {
    display: 'block',
    height: '100%',
    padding: '8px',
    color: color.ink,
    textDecoration: 'none',
    ':hover': { background: color.paper },
  },
])
export const title = style({ display: 'block', padding: '8px 4px 4px', fontWeight: 600 })
export const weight = style({ paddingInline: '4px', color: color.softInk, fontSize: text[14] })
