import { style } from '@vanilla-extract/css'
import { color, radius } from '~/ui/styles/tokens.css'

export const bar = style({ display: 'block', width: '100%', height: '16px', borderRadius: radius.control })
export const paid = style({ fill: color.brand })
export const due = style({ fill: color.brandSoft, stroke: color.brand, vectorEffect: 'non-scaling-stroke' })
export const discount = style({ fill: color.line })
export const swatch = style({ width: '12px', height: '12px' })
export const keyed = style({ display: 'inline-flex', alignItems: 'baseline', gap: '8px' })
