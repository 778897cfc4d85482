import { style } from '@vanilla-extract/css'
import { color } from '~/ui/styles/tokens.css'

export const picture = style({ width: '240px', maxWidth: '100%', height: 'auto' })
export const sheet = style({ fill: color.surface, stroke: color.line })
export const plot = style({ fill: color.brandSoft, stroke: color.brand })
export const edge = style({ stroke: color.accent, strokeWidth: '3px' })
export const name = style({ fill: color.control })
export const line = style({ fill: color.line })
export const amount = style({ fill: color.brand })
/** Later rows fade, because they are still to come. */
export const row = [style({}), style({ opacity: 0.65 }), style({ opacity: 0.35 })]
