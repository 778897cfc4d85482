import { style } from '@vanilla-extract/css'
import { screenOnly, target } from '~/styles/shared.css'
import { color } from '~/styles/tokens.css'

// Reserves the space of the Print button, which appears at hydration.
export const exportActions = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 20px' },
])

export const print = style([
  target,
  { border: 'none', background: 'none', padding: 0, color: color.brand, cursor: 'pointer', font: 'inherit' },
])
