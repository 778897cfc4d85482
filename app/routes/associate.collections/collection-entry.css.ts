import { style } from '@vanilla-extract/css'
import { print, wide } from '~/styles/responsive'
import { printOnly, screenOnly, shrinks, target } from '~/styles/shared.css'
import { color, hairline, text } from '~/styles/tokens.css'

export const entry = style({
  display: 'grid',
  gridTemplate: '"customer amount" "about about" "state state" "actions actions" / minmax(0, 1fr) auto',
  columnGap: '12px',
  padding: '8px 16px 12px',
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: hairline } },
  '@media': {
    [wide]: {
      gridTemplate:
        '"customer about amount actions" auto "state about amount actions" auto / 1fr 1fr 7rem 11.75rem',
      alignItems: 'center',
      columnGap: '12px',
      paddingBlock: '8px',
    },
    [print]: { gridTemplate: '"customer about amount" auto "state about amount" auto / 1fr 1fr auto' },
  },
})

export const customer = style([shrinks, { gridArea: 'customer', '@media': { [wide]: { alignSelf: 'end' } } }])
export const statement = style([target, { fontWeight: 600 }])
export const detail = style({ color: color.softInk, fontSize: text[14] })
export const mobile = style([printOnly])
export const amount = style({
  gridArea: 'amount',
  paddingBlock: '10px',
  textAlign: 'end',
  fontWeight: 600,
})
export const about = style([shrinks, { gridArea: 'about' }])
export const state = style({
  gridArea: 'state',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  paddingTop: '4px',
  ':empty': { display: 'none' },
  '@media': { [wide]: { alignSelf: 'start', paddingTop: 0 } },
})
export const actions = style([
  screenOnly,
  {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    paddingTop: '12px',
    '@media': { [wide]: { justifyContent: 'end', paddingTop: 0 } },
  },
])
