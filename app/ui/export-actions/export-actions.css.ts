import { style } from '@vanilla-extract/css'
import { screenOnly, target } from '~/styles/shared.css'
import { color } from '~/styles/tokens.css'

// One line on a wide screen; on a phone its place is kept, so that Print moves nothing when it comes.
export const exportActions = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 20px' },
])

/** Looks like the links beside it. */
export const print = style([
  target,
  { border: 'none', background: 'none', padding: 0, color: color.brand, cursor: 'pointer', font: 'inherit' },
])
