import { style } from '@vanilla-extract/css'
import { color, radius } from '~/ui/styles/tokens.css'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12px',
  padding: '32px 16px',
  border: `1px dashed ${color.control}`,
  borderRadius: radius.card,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
