import { style } from '@vanilla-extract/css'
import { screenOnly, shrinks, surface, target } from '~/styles/shared.css'
import { color, radius } from '~/styles/tokens.css'

export const panel = style([screenOnly])

export const dot = style({
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: color.brand,
})

export const body = style([surface, { marginTop: '8px', padding: '16px' }])

export const active = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
])

export const activeLink = style([target, shrinks, { borderRadius: radius.control, color: color.ink }])
