import { style } from '@vanilla-extract/css'
import { screenOnly } from '~/styles/shared.css'

export const row = style([screenOnly, { display: 'flex', alignItems: 'end', gap: '8px' }])
export const input = style({ flex: 1, minWidth: 0 })
