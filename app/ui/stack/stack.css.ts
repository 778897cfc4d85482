import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { print, wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'

export const stack = style({ display: 'flex' })

export const direction = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexWrap: 'wrap', alignItems: 'center' },
})

export const gap = styleVariants(space, (value) => ({ gap: value }))

export const columns = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gridTemplateColumns: '1fr 1fr', gap: space[24], alignItems: 'start' },
    [print]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
  },
})
export const beside = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'min(20rem, 38%) minmax(0, 1fr)',
      columnGap: space[32],
      alignItems: 'start',
    },
  },
})
// A third part stands under the first on wide screens, and last on phones.
globalStyle(`${beside}:has(> :nth-child(3))`, { '@media': { [wide]: { gridTemplateRows: 'auto 1fr' } } })
globalStyle(`${beside} > :nth-child(2):not(:last-child)`, {
  '@media': { [wide]: { gridRow: '1 / span 2', gridColumn: 2 } },
})
globalStyle(`${columns} > *`, { minWidth: 0 })
// Without this, a part that does not fit on the rest of a printed page would start on the next page.
globalStyle(`${columns} > :nth-child(n)`, { '@media': { [print]: { breakInside: 'auto' } } })
globalStyle(`${columns} > :only-child`, { gridColumn: '1 / -1' })
