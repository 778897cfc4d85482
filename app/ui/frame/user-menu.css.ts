import { style } from '@vanilla-extract/css'
import { OVER_PAGE, overPage, surface, target } from '~/ui/styles/shared.css'
import { color, hairline, radius, size, space, text, width } from '~/ui/styles/tokens.css'
import { userMenuWidth } from './top-bar.css'

export const userMenu = style([
  overPage,
  {
    gridRow: 1,
    gridColumnEnd: -1,
    position: 'relative',
    width: userMenuWidth,
    height: size.target,
  },
])
export const userSummary = style([target, { width: '100%', justifyContent: 'end' }])
export const avatar = style({
  minWidth: '40px',
  paddingInline: '4px',
  lineHeight: '38px',
  borderRadius: radius.round,
  background: color.brandSoft,
  border: hairline,
  fontSize: text[13],
  fontWeight: 600,
  textAlign: 'center',
})
export const userPanel = style([
  surface,
  {
    position: 'absolute',
    zIndex: OVER_PAGE,
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
