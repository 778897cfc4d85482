import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, tight, wide } from '~/ui/styles/responsive'
import { screenOnly, shrinks, surface, target } from '~/ui/styles/shared.css'
import { color, radius, space } from '~/ui/styles/tokens.css'
import { hiddenCell, spare } from '~/ui/table/table.css'
import { menu as sortMenu } from '~/ui/table/sort-menu.css'

export const panel = style([screenOnly])

export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})
/** On wide screens an open panel is beside the list. */
export const filtered = style([
  stacked,
  {
    '@media': {
      [wide]: {
        alignItems: 'start',
        columnGap: space[24],
        selectors: {
          [`&:has(> ${panel}[open])`]: { gridTemplateColumns: 'clamp(15rem, 30%, 20rem) minmax(0, 1fr)' },
        },
      },
    },
  },
])

globalStyle(`${filtered}:has(> ${panel}[open]) ${spare}:is(th, td)`, { '@media': { [tight]: hiddenCell } })

// Below 1024 px, the sort menu is beside the button of the closed panel.
const beside = `${stacked}:has(> ${sortMenu})`
globalStyle(beside, { '@media': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } })
globalStyle(`${beside} > :not(${sortMenu}, ${panel}:not([open]))`, {
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
})

export const dot = style({
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: color.brand,
})

export const body = style([surface, { marginTop: '8px', padding: '16px' }])

export const active = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
])

export const activeLink = style([target, shrinks, { borderRadius: radius.control, color: color.ink }])
