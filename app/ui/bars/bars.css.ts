import { globalStyle, style } from '@vanilla-extract/css'
import { color, radius } from '~/ui/styles/tokens.css'

export const track = style({
  display: 'block',
  width: '100%',
  height: '8px',
  borderRadius: radius.round,
  border: `1px solid ${color.control}`,
})
globalStyle(`${track} rect`, { fill: color.brand })

export const bar = style({
  display: 'block',
  width: '100%',
  height: '4px',
  background: color.line,
  borderRadius: radius.round,
  fill: color.brand,
})
