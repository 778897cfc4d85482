import { style } from '@vanilla-extract/css'
import { medium } from '~/ui/styles/responsive'
import { surface } from '~/ui/styles/shared.css'
import { color, text } from '~/ui/styles/tokens.css'

export const grid = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const item = style([surface, { padding: '8px', overflowWrap: 'anywhere' }])
export const whole = style({ display: 'block' })
export const caption = style({ padding: '8px 4px 4px' })
export const notes = style({ color: color.softInk, fontSize: text[14] })
