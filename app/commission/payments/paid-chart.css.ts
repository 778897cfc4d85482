import { style } from '@vanilla-extract/css'
import { color, space, text } from '~/styles/tokens.css'

export const chart = style({ display: 'block', width: '100%', maxWidth: '480px', height: 'auto' })
export const ground = style({ stroke: color.line })
export const bank = style({ fill: color.brand })
export const other = style({ fill: color.surface, stroke: color.brand, strokeDasharray: '3 2' })
export const month = style({ fontSize: '12px', textAnchor: 'middle', fill: color.softInk })
export const sign = style({ width: '12px', height: '12px' })
export const key = style({ display: 'flex', gap: space[16], fontSize: text[14], marginBlockStart: space[4] })
