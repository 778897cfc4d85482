import { style } from '@vanilla-extract/css'

/** Two short fields beside each other, or below each other if the text is large. */
export const pair = style({
  display: 'grid',
  gap: '16px 12px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  alignItems: 'start',
})
