import { style } from '@vanilla-extract/css'
import { surface } from '~/ui/styles/shared.css'
import { color } from '~/ui/styles/tokens.css'

export const rules = style([surface, { padding: '12px 16px' }])
export const rule = style({ display: 'flex', gap: '8px', alignItems: 'start', paddingBlock: '4px' })
export const met = style({ color: color.positive, fontWeight: 600 })
