import { globalStyle, style } from '@vanilla-extract/css'
import { foot } from '~/ui/frame/frame.css'
import { wide } from '~/ui/styles/responsive'
import { width } from '~/ui/styles/tokens.css'

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
/** Above the form on phones. */
export const picture = style({
  order: -1,
  height: '96px',
  marginBottom: '16px',
  '@media': { [wide]: { order: 'initial', height: 'auto', minHeight: '420px', marginBottom: 0 } },
})
