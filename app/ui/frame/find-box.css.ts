import { style } from '@vanilla-extract/css'
import { narrow, wide } from '~/styles/responsive'
import { target } from '~/styles/shared.css'
import { color, radius, size } from '~/styles/tokens.css'

export const link = style([
  target,
  { gridArea: '1 / 2', justifyContent: 'center', '@media': { [wide]: { display: 'none' } } },
])
export const form = style({ gridArea: '1 / 2', '@media': { [narrow]: { display: 'none' } } })
export const input = style({
  width: '100%',
  minHeight: size.target,
  paddingInline: '12px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
})
