import { globalStyle, style } from '@vanilla-extract/css'
import { barIsFixed, wide } from '~/ui/styles/responsive'
import { screenOnly, target } from '~/ui/styles/shared.css'
import { color, hairline, radius, size, text } from '~/ui/styles/tokens.css'

export const nav = style([
  screenOnly,
  {
    zIndex: 3,
    display: 'grid',
    gridTemplateColumns: '301fr 59fr',
    background: color.surface,
    borderTop: hairline,
    '@media': {
      [barIsFixed]: {
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        // Reserves the height of the bar while the HTML streams.
        minHeight: `calc(${size.bottomBar} + 1px + env(safe-area-inset-bottom))`,
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
      [wide]: {
        gridArea: '2 / 1 / span 2',
        display: 'block',
        position: 'sticky',
        top: size.topBar,
        height: `calc(100vh - ${size.topBar})`,
        overflow: 'auto',
        overscrollBehavior: 'contain',
        padding: '12px 8px',
        borderTop: 0,
        borderRight: hairline,
      },
    },
  },
])

// Fixed columns, so that entries do not shift while the HTML streams.
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '62fr 81fr 100fr 58fr',
  '@media': { [wide]: { display: 'none' } },
})

export const barLink = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: size.bottomBar,
  padding: '7px 2px',
  border: 0,
  background: 'none',
  color: color.softInk,
  fontSize: `min(${text[13]}, 3.75vw)`,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.brand, borderTop: '3px solid', paddingTop: '4px', fontWeight: 600 },
  },
})

globalStyle(`[data-text-size] ${barLink}`, { fontSize: `min(${text[13]}, 4.5vw)` })

export const menuLink = style([
  target,
  {
    width: '100%',
    padding: '4px 8px',
    borderRadius: radius.control,
    color: color.ink,
    textDecoration: 'none',
    ':hover': { background: color.brandSoft },
    selectors: { '&[aria-current]': { background: color.brandSoft, fontWeight: 600 } },
    '@media': { [wide]: { gap: '12px', paddingInline: '12px' } },
  },
])
globalStyle(`${menuLink} svg`, { color: color.brand })
export const menuLabel = style({
  padding: '12px 12px 4px',
  borderTop: hairline,
  marginTop: '8px',
  fontSize: text[14],
  color: color.softInk,
})
