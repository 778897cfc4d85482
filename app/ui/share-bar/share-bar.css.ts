import { style } from '@vanilla-extract/css'
import { color } from '~/ui/styles/tokens.css'

export const bar = style({
  display: 'block',
  width: '100%',
  height: '4px',
  background: color.brandSoft,
  fill: color.brand,
})
