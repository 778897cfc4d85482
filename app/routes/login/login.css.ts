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
/** Below the form on phones. */
export const picture = style({
  height: '120px',
  marginTop: '24px',
  '@media': { [wide]: { height: 'auto', minHeight: '420px', marginTop: 0 } },
})
