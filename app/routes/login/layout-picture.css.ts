import { globalStyle, style } from '@vanilla-extract/css'
import { foot } from '~/ui/frame/frame.css'
import { wide } from '~/ui/styles/responsive'
import { color, radius, width } from '~/ui/styles/tokens.css'

/** The form, and beside it on wide screens the picture. */
export const front = style({
  display: 'grid',
  maxWidth: width.table,
  marginInline: 'auto',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)', columnGap: '48px' } },
})
// Begins where the form begins.
globalStyle(`body:has(${front}) ${foot}`, {
  '@media': { [wide]: { paddingInlineStart: `max(16px, (100% - ${width.table}) / 2)` } },
})
export const picture = style({
  display: 'none',
  width: '100%',
  height: '100%',
  minHeight: '420px',
  borderRadius: radius.card,
  background: color.panel,
  '@media': { [wide]: { display: 'block' } },
})
export const road = style({ fill: 'none', stroke: color.onPanel, strokeWidth: 10, opacity: 0.25 })
export const plot = style({ fill: color.onPanel, opacity: 0.3 })
export const sold = style({ fill: color.onPanel, opacity: 0.9 })
export const chosen = style({ fill: color.accent })
