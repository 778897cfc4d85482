import { style } from '@vanilla-extract/css'

export const pictures = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
})
