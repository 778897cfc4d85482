import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, wide } from '~/ui/styles/responsive'
import { target } from '~/ui/styles/shared.css'
import { color, radius, size } from '~/ui/styles/tokens.css'

export const link = style([
  target,
  { gridArea: '1 / 2', justifyContent: 'center', '@media': { [wide]: { display: 'none' } } },
])
export const form = style({
  gridArea: '1 / 2',
  position: 'relative',
  '@media': { [narrow]: { display: 'none' } },
})
/** Lies over the end of the input. */
export const button = style([
  target,
  {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 0,
    width: size.target,
    justifyContent: 'center',
    border: 0,
    background: 'none',
    color: color.brand,
  },
])
export const input = style({
  width: '100%',
  minHeight: size.target,
  padding: '0 12px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
})
// Applies to the plain field and to the combobox that replaces it.
globalStyle(`${form} input`, { paddingInlineEnd: size.target })
