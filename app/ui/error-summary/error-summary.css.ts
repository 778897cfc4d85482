import { style } from '@vanilla-extract/css'
import { color, radius } from '~/ui/styles/tokens.css'

export const summary = style({
  padding: '12px 16px',
  border: `2px solid ${color.critical}`,
  borderRadius: radius.control,
  background: color.surface,
  // The focus scrolls this box into view, and the first fields below it should be in view too.
  scrollMarginBottom: '40vh',
})

export const link = style({ display: 'block', paddingBlock: '10px', color: color.critical, fontWeight: 600 })
