import { globalStyle, style } from '@vanilla-extract/css'
import { phone, tall, wide } from '~/ui/styles/responsive'
import { screenOnly, target } from '~/ui/styles/shared.css'
import { color, hairline, radius, size } from '~/ui/styles/tokens.css'

/** Fixed widths keep the bar from shifting while the HTML streams. They grow with the text as far as the screen has room. */
const iconColumnWidth = `clamp(${size.target}, 2.75rem, 15vw)`
/** Fits two initials; three wide ones overflow into the gap. */
export const userMenuWidth = `clamp(${size.target}, 3.5rem, 20vw)`

export const topBar = style([
  screenOnly,
  {
    zIndex: 2,
    position: 'relative',
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${iconColumnWidth} ${userMenuWidth}`,
    gridTemplateRows: '1fr',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: size.topBar,
    paddingInline: '16px 8px',
    background: color.surface,
    borderBottom: hairline,
    '@media': { [tall]: { position: 'sticky', top: 0 } },
  },
])

/** Has a further column for the search box, or for the link to the search page. */
export const topBarWithFind = style([
  topBar,
  {
    gridTemplateColumns: `minmax(0, 1fr) ${iconColumnWidth} ${iconColumnWidth} ${userMenuWidth}`,
    '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) 20rem ${iconColumnWidth} ${userMenuWidth}` } },
  },
])

export const product = style([
  target,
  {
    gridArea: '1 / 1',
    minWidth: 0,
    // Leaves space for the spinner beside a long name.
    paddingRight: 'min(1.75rem, 8vw)',
    color: color.ink,
    fontWeight: 600,
    textDecoration: 'none',
  },
])
/** A long name, or a name in large text, wraps. */
export const productName = style({
  minWidth: 0,
  fontSize: 'min(1rem, 4.6vw)',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
export const logo = style({ fill: color.brand })
// Large text needs the place of the logo on phones, so that no word of the name breaks.
globalStyle(`[data-text-size] ${logo}`, { '@media': { [phone]: { display: 'none' } } })
globalStyle(`${logo} path + path`, { fill: color.accent })

export const bell = style([
  target,
  { gridRow: 1, gridColumnEnd: -2, position: 'relative', justifyContent: 'center' },
])
export const count = style({
  position: 'absolute',
  top: '5px',
  left: '50%',
  minWidth: '18px',
  paddingInline: '4px',
  borderRadius: radius.round,
  background: color.critical,
  color: color.onBrand,
  fontSize: '.75rem',
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
})
