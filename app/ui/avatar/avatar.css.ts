import { style } from '@vanilla-extract/css'
import { color, hairline, radius, text } from '~/ui/styles/tokens.css'

export const avatar = style({
  display: 'inline-block',
  minWidth: '72px',
  maxWidth: '100%',
  paddingInline: '16px',
  overflowWrap: 'anywhere',
  lineHeight: '72px',
  borderRadius: radius.round,
  border: hairline,
  background: color.brandSoft,
  fontSize: text[22],
  fontWeight: 600,
  textAlign: 'center',
})
