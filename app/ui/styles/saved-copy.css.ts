import { globalStyle } from '@vanilla-extract/css'
import { color, radius, width } from './tokens.css'

globalStyle('[data-saved-copy]', {
  padding: '12px 16px',
  maxWidth: width.content,
  margin: '0 auto 16px',
  border: `1px solid ${color.warning}`,
  borderRadius: radius.control,
  background: color.warningSoft,
})
