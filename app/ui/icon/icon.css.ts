import { style } from '@vanilla-extract/css'

export const icon = style({
  verticalAlign: '-.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
