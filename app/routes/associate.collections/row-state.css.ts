import { style } from '@vanilla-extract/css'
import { narrow, print, wide } from '~/ui/styles/responsive'
import { color, text } from '~/ui/styles/tokens.css'

export const states = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' })

/** Below 1024 px the date has a line of its own above the state, which shares its line with the buttons. */
export const inRow = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block' } },
})
export const inColumn = style({ '@media': { [narrow]: { display: 'none' } } })

/** The facts follow the project below 1024 px, and have a line of their own in columns and on paper. */
export const separator = style({ '@media': { [`${wide}, ${print}`]: { display: 'none' } } })
export const facts = style({
  '@media': { [`${wide}, ${print}`]: { display: 'block', color: color.softInk, fontSize: text[13] } },
})
