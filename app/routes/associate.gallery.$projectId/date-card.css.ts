import { style } from '@vanilla-extract/css'
import { medium } from '~/ui/styles/responsive'
import { between, surface } from '~/ui/styles/shared.css'
import { color, radius, text } from '~/ui/styles/tokens.css'

// These ranges do not overlap, unlike those in app/ui/styles/responsive.ts, because a card shows one "+N View Gallery" at a time.
const wide = '(min-width: 64em)'
const mediumOnly = '(min-width: 37.5em) and (max-width: 63.99em)'
const small = '(max-width: 37.49em)'

export const card = style([
  surface,
  {
    display: 'block',
    padding: '12px',
    color: color.ink,
    textDecoration: 'none',
    ':hover': { background: color.paper },
  },
])
export const head = style([between, { marginBottom: '8px' }])
export const count = style({ color: color.softInk, fontSize: text[14] })

/** Two, three or four thumbnails by screen width (M223). */
export const thumbs = style({
  position: 'relative',
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'repeat(2, 1fr)',
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
export const thumb = style({
  '@media': {
    [small]: { selectors: { '&:nth-child(n+3)': { display: 'none' } } },
    [mediumOnly]: { selectors: { '&:nth-child(n+4)': { display: 'none' } } },
  },
})

const more = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  alignItems: 'center',
  justifyContent: 'center',
  padding: '8px',
  borderRadius: radius.control,
  background: color.surface,
  opacity: 0.85,
  fontWeight: 600,
  textAlign: 'center',
})
const columnWidth = (columns: number) => `calc((100% - ${8 * (columns - 1)}px) / ${columns})`
export const moreOnSmall = style([
  more,
  { width: columnWidth(2), '@media': { [small]: { display: 'flex' } } },
])
export const moreOnMedium = style([
  more,
  { width: columnWidth(3), '@media': { [mediumOnly]: { display: 'flex' } } },
])
export const moreOnWide = style([more, { width: columnWidth(4), '@media': { [wide]: { display: 'flex' } } }])
