import { style } from '@vanilla-extract/css'
import { between, wrap } from '~/ui/styles/shared.css'
import { color, text } from '~/ui/styles/tokens.css'

export const day = style({ display: 'flex', flexDirection: 'column', gap: '8px' })
export const list = style({ display: 'flex', flexDirection: 'column', gap: '12px' })
export const message = style({ overflowWrap: 'anywhere' })
export const foot = style([between, wrap, { alignItems: 'center' }])
export const date = style({ color: color.softInk, fontSize: text[14] })
/** Aligns the text of the button, not its icon, with the baseline of the heading. */
export const deleteForm = style({ position: 'relative', top: '3px' })
