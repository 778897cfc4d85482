import { style } from '@vanilla-extract/css'
import { color, radius } from '~/ui/styles/tokens.css'

export const notice = style({
  display: 'flex',
  gap: '8px',
  padding: '12px 16px',
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: radius.control,
})

export const body = style({ color: color.ink, minWidth: 0 })
