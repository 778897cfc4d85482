import { globalStyle, style } from '@vanilla-extract/css'
import { between, surface, wrap } from '~/ui/styles/shared.css'
import { color, hairline, text } from '~/ui/styles/tokens.css'

export const list = style([surface])
export const item = style({
  display: 'grid',
  gap: '4px',
  padding: '8px 16px 12px',
  selectors: { '& + &': { borderTop: hairline } },
})
export const head = style([between])
globalStyle(`${head} > h2`, { flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const newMark = style({ color: color.info, fontSize: text[14], fontWeight: 600 })
export const message = style({ overflowWrap: 'anywhere' })
export const foot = style([wrap, { display: 'flex', alignItems: 'center', columnGap: '16px' }])
export const date = style({ color: color.softInk, fontSize: text[14] })
/** At the edge of the text. */
export const deleteForm = style({ marginInlineEnd: '-8px' })
