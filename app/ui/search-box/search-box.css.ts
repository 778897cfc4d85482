import { style } from '@vanilla-extract/css'
import { screenOnly, wrap } from '~/styles/shared.css'

export const row = style([screenOnly, wrap, { display: 'flex', alignItems: 'end', gap: '8px' }])
export const input = style({ flex: '1 1 9rem', minWidth: 0 })
