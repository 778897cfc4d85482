import { globalStyle, style } from '@vanilla-extract/css'
import { print, wide } from '~/ui/styles/responsive'
import { color, size } from '~/ui/styles/tokens.css'

/** A touch target that reaches into the padding of the row, so that it does not make the row higher. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  marginBlock: '-10px',
  whiteSpace: 'pre',
  '@media': { [print]: { color: 'inherit', textDecoration: 'none', minHeight: 0, marginBlock: 0 } },
})
export const zero = style({ color: color.softInk, fontWeight: 400 })
export const plain = style({})

// The name of the count. In a table with columns, the column heads show the names, and only screen readers read them here.
const silent = { position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' } as const
globalStyle(`:is(${link}, ${zero}, ${plain}) > span`, { '@media': { [wide]: silent, [print]: silent } })
