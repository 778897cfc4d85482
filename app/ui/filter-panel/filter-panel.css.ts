import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, tight, tightForNames, wide } from '~/ui/styles/responsive'
import { screenOnly, shrinks, surface, target } from '~/ui/styles/shared.css'
import { color, radius, space } from '~/ui/styles/tokens.css'
import { hiddenCell, spare, spareName } from '~/ui/table/table.css'
import { menu as sortMenu } from '~/ui/table/sort-menu.css'

export const panel = style([screenOnly])
/** Unfolded on wide screens, without its button. */
const unfolded = style({})
export const widePanel = style([panel, unfolded])
const onWide = (selector: string, rule: object) =>
  globalStyle(selector, { '@media': { [wide]: { '@supports': { 'selector(::details-content)': rule } } } })
onWide(`${unfolded}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' })
onWide(`${unfolded} > summary`, { display: 'none' })

export const filtered = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[16],
  '@media': { [wide]: { columnGap: space[24] } },
})
globalStyle(`${filtered} > *`, { flex: '1 1 100%', minWidth: 0 })
// Below 1024 px, the sort menu is beside the button of the closed panel.
globalStyle(`${filtered} > :is(${panel}:not([open]), ${sortMenu})`, {
  '@media': { [narrow]: { flex: '0 1 auto', alignSelf: 'center' } },
})
// On wide screens, an open panel is beside the list.
const besidePanel = `${filtered} > ${panel}[open] ~ *`
globalStyle(`${filtered} > ${panel}[open]`, {
  '@media': { [wide]: { flex: '0 0 clamp(15rem, 30%, 20rem)' } },
})
globalStyle(besidePanel, { '@media': { [wide]: { flex: '1 1 min(100%, 28rem)' } } })
onWide(`${filtered} > ${unfolded}`, { flex: '0 0 clamp(15rem, 30%, 20rem)' })
onWide(`${filtered} > ${unfolded} ~ *`, { flex: '1 1 min(100%, 28rem)' })
globalStyle(`${besidePanel} ${spare}:is(th, td)`, { '@media': { [tight]: hiddenCell } })
globalStyle(`${besidePanel} ${spareName}:is(th, td)`, { '@media': { [tightForNames]: hiddenCell } })

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
