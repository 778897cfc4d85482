import { style } from '@vanilla-extract/css'
import { print, wide } from '~/styles/responsive'
import { color, radius, size, space, width } from '~/styles/tokens.css'
import { barIsFixed } from './bar-is-fixed'

export const frame = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: `${width.rail} minmax(0, 1fr)`, alignItems: 'start' },
  },
})

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

export const main = style({
  display: 'block',
  padding: '12px 16px 32px',
  '@media': {
    [barIsFixed]: { paddingBottom: `calc(${size.bottomBar} + ${space[32]})` },
    [wide]: { padding: '24px 32px 48px' },
    [print]: { padding: 0 },
  },
})
