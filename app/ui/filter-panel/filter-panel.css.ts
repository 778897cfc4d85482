import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, wide } from '~/styles/responsive'
import { screenOnly, shrinks, surface, target } from '~/styles/shared.css'
import { color, radius, space } from '~/styles/tokens.css'
import { menu as sortMenu } from '~/ui/table/sort-menu.css'

export const panel = style([screenOnly])

const stacked = style({
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
        selectors: { [`&:has(> ${panel}[open])`]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
      },
    },
  },
])

/** A panel, another part of the page, and the list. On wide screens the list is in the second column, the others are in the first. */
export const filteredBesidePart = style([
  stacked,
  {
    '@media': {
      [wide]: {
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[24],
      },
    },
  },
])
// Lets the figures and the chart of the other part fit on a phone without scrolling.
globalStyle(`${filteredBesidePart} > ${panel}`, {
  '@media': { [narrow]: { marginBlockEnd: `calc(-1 * ${space[8]})` } },
})
globalStyle(`${filteredBesidePart} > :last-child`, {
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
// Without this, a part that does not fit on the rest of a printed page would start on the next page.
globalStyle(`${filteredBesidePart} > :nth-child(n)`, { '@media': { [print]: { breakInside: 'auto' } } })

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
