import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '~/ui/styles/responsive'
import { OVER_PAGE, overPage, screenOnly, surface, target } from '~/ui/styles/shared.css'
import { color, text } from '~/ui/styles/tokens.css'

/** The negative margin keeps the menu from adding height to the line of the heading. */
export const menu = style([
  overPage,
  screenOnly,
  {
    position: 'relative',
    marginBlock: '-6px',
    marginInlineStart: 'auto',
    fontSize: text[14],
    '@media': { [wide]: { display: 'none' } },
  },
])
export const summary = style([target, { gap: '4px', color: color.brand, fontWeight: 600 }])
globalStyle(`${menu}[open] svg`, { transform: 'rotate(180deg)' })

export const panel = style([
  surface,
  {
    position: 'absolute',
    zIndex: OVER_PAGE,
    right: 0,
    top: '100%',
    width: 'max-content',
    maxWidth: 'calc(100vw - 32px)',
    padding: '4px 0',
  },
])
globalStyle(`${panel} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '44px',
  padding: '0 16px',
  color: color.ink,
  textDecoration: 'none',
  outlineOffset: '-3px !important',
})
globalStyle(`${panel} a:hover`, { background: color.paper })
globalStyle(`${panel} a[aria-current]`, {
  color: color.brand,
  background: color.brandSoft,
  fontWeight: 600,
})
