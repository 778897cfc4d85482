import { style } from '@vanilla-extract/css'
import { narrow, print, wide } from '~/ui/styles/responsive'
import { color, text } from '~/ui/styles/tokens.css'

export const facts = style({ color: color.softInk, fontSize: text[13] })
export const besidePlot = style({ '@media': { [narrow]: { display: 'none' } } })
export const belowPlot = style({ '@media': { [`${wide}, ${print}`]: { display: 'none' } } })
export const mobile = style({ whiteSpace: 'nowrap' })
/** From 1024 px, a Call button dials the number. Print has no buttons. */
export const dialled = style({ '@media': { [wide]: { display: 'none' } } })
