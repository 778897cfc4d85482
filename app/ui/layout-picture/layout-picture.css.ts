import { style, styleVariants } from '@vanilla-extract/css'
import { color, radius } from '~/ui/styles/tokens.css'

const base = style({ display: 'block', borderRadius: radius.card, background: color.panel })
/** A low box shows the middle of the layout. */
export const picture = styleVariants({
  small: [base, { width: '240px', maxWidth: '100%', height: '112px', marginInline: 'auto' }],
  fill: [base, { width: '100%', height: '100%' }],
})
export const road = style({ fill: 'none', stroke: color.onPanel, strokeWidth: 10, opacity: 0.25 })
export const plot = style({ fill: color.onPanel, opacity: 0.3 })
export const sold = style({ fill: color.onPanel, opacity: 0.9 })
export const chosen = style({ fill: color.accent })
