import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { print, tall, wide } from '~/styles/responsive'
import { screenOnly, surface, target } from '~/styles/shared.css'
import { color, hairline, quick, radius, size, space, text, width } from '~/styles/tokens.css'

const barIsFixed = `${tall} and (max-width: 63.99em)`

export const frame = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: `${width.rail} minmax(0, 1fr)`, alignItems: 'start' },
  },
})

export const signedOut = style({})

export const skip = style({
  position: 'absolute',
  zIndex: 9,
  top: '-99px',
  left: '8px',
  padding: '10px 16px',
  background: color.surface,
  borderRadius: radius.control,
  ':focus': { top: '4px' },
})

export const topBar = style([
  screenOnly,
  {
    zIndex: 2,
    position: 'relative',
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: size.topBar,
    paddingInline: '16px 8px',
    background: color.surface,
    borderBottom: hairline,
    '@media': { [tall]: { position: 'sticky', top: 0 } },
  },
])

export const product = style([
  target,
  { flex: 1, minWidth: 0, color: color.ink, fontWeight: 600, textDecoration: 'none' },
])
export const productName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const mark = style({ fill: color.brand })
globalStyle(`${mark} path + path`, { fill: color.accent })

export const bell = style([target, { position: 'relative', minWidth: size.target, justifyContent: 'center' }])
export const count = style({
  position: 'absolute',
  top: '2px',
  left: '52%',
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

export const userMenu = style({ position: 'relative' })
export const userSummary = style([target, { minWidth: size.target, justifyContent: 'center' }])
export const avatar = style({
  minWidth: '36px',
  paddingInline: '8px',
  lineHeight: '36px',
  borderRadius: radius.round,
  background: color.brandSoft,
  border: hairline,
  fontSize: text[14],
  fontWeight: 600,
  textAlign: 'center',
})
export const userPanel = style([
  surface,
  {
    position: 'absolute',
    right: 0,
    top: `calc(100% + ${space[4]})`,
    width: `min(${width.drawer}, 100vw - 16px)`,
    maxHeight: '80vh',
    overflow: 'auto',
    overflowWrap: 'anywhere',
    padding: '8px',
  },
])
export const welcome = style({ padding: '8px' })
export const logOut = style({ padding: '8px' })

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
  },
])
globalStyle(`${menuLink} svg`, { color: color.brand })
export const menuLabel = style({
  padding: '12px 8px 4px',
  borderTop: hairline,
  marginTop: '8px',
  fontSize: text[14],
  color: color.softInk,
})

export const nav = style([
  screenOnly,
  {
    zIndex: 3,
    background: color.surface,
    borderTop: hairline,
    '@media': {
      [barIsFixed]: {
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
      [wide]: {
        position: 'sticky',
        top: size.topBar,
        height: `calc(100vh - ${size.topBar})`,
        padding: '12px 8px',
        borderTop: 0,
        borderRight: hairline,
      },
    },
  },
])

export const bar = style({
  display: 'flex',
  '@media': { [wide]: { flexDirection: 'column' } },
})
export const barItem = style({ flex: '1 1 auto' })

export const barLink = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: size.bottomBar,
  padding: '7px 4px',
  border: 0,
  background: 'none',
  color: color.softInk,
  fontSize: `min(${text[13]}, 4.2vw)`,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.brand, borderTop: '3px solid', paddingTop: '4px', fontWeight: 600 },
  },
  '@media': {
    [wide]: {
      flexDirection: 'row',
      justifyContent: 'start',
      gap: '12px',
      minHeight: size.target,
      padding: '4px 12px',
      borderRadius: radius.control,
      fontSize: text[16],
      ':hover': { background: color.brandSoft },
      selectors: { '&[aria-current]': { border: 0, background: color.brandSoft, color: color.ink } },
    },
  },
})

export const drawer = style({})

export const drawerSummary = style([
  barLink,
  {
    selectors: {
      // The page behind the open panel is part of the summary: a tap on it closes the panel.
      [`${drawer}[open] > &::before`]: {
        content: '',
        position: 'fixed',
        inset: 0,
        background: color.scrim,
      },
    },
  },
])

const enter = keyframes({ from: { transform: 'translateX(100%)' } })
const panel = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: `min(${width.drawer}, 100vw - 56px)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  color: color.ink,
  animation: `${enter} ${quick}`,
})
export const drawerPanel = style([
  panel,
  {
    padding: '8px',
    borderLeft: hairline,
    // The summary stays in reach: it closes the panel too.
    '@media': { [barIsFixed]: { bottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom))` } },
  },
])
export const drawerDialog = style([
  panel,
  {
    height: '100%',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    borderLeft: hairline,
    '::backdrop': { background: color.scrim },
  },
])
export const drawerBody = style({ minHeight: '100%', padding: '4px 8px 8px' })
export const drawerHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingInlineStart: '8px',
})

export const main = style({
  display: 'block',
  padding: '12px 16px 32px',
  '@media': {
    [barIsFixed]: { paddingBottom: `calc(${size.bottomBar} + ${space[32]})` },
    [wide]: { padding: '24px 32px 48px' },
    [print]: { padding: 0 },
  },
})
