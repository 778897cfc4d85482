import { globalStyle, style } from '@vanilla-extract/css'
import { OVER_PAGE, overPage, screenOnly, surface, target } from '~/ui/styles/shared.css'
import { color, radius, size } from '~/ui/styles/tokens.css'

export const menu = style([overPage, screenOnly, { position: 'relative' }])
export const summary = style([
  target,
  {
    minWidth: size.target,
    justifyContent: 'center',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.brand,
  },
])
// Makes the three dots solid.
globalStyle(`${summary} svg`, { strokeWidth: 3 })
export const panel = style([
  surface,
  {
    position: 'absolute',
    zIndex: OVER_PAGE,
    right: 0,
    top: 'calc(100% + 4px)',
    width: 'max-content',
    padding: '8px',
  },
])
