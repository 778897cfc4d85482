import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { print, wide } from '~/styles/responsive'
import { space } from '~/styles/tokens.css'

const base = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${base} > *`, { minWidth: 0 })
// Otherwise print would move a whole long part to the next page and leave the rest of the page empty.
globalStyle(`${base} > :nth-child(n)`, { '@media': { [print]: { breakInside: 'auto' } } })
globalStyle(`${base} > :only-child`, { gridColumn: '1 / -1' })

const beside = (columns: string) =>
  style([
    base,
    {
      '@media': {
        [wide]: {
          gridTemplateColumns: columns,
          columnGap: space[24],
          rowGap: space[24],
          alignItems: 'start',
        },
      },
    },
  ])

export const columns = styleVariants({
  equal: [
    beside('1fr 1fr'),
    { '@media': { [print]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } } },
  ],
  second: [beside('5fr 7fr')],
})
