import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '~/styles/responsive'
import { critical, target } from '~/styles/shared.css'
import { text } from '~/styles/tokens.css'

export const cancelsOn = style([critical, { display: 'block' }])
export const notNarrow = style({ '@media': { [narrow]: { display: 'none' } } })
export const narrowOnly = style({ display: 'none', '@media': { [narrow]: { display: 'inline' } } })
export const fold = style({
  display: 'none',
  fontSize: text[13],
  lineHeight: 1.35,
  '@media': { [narrow]: { display: 'block' } },
})

/** A link covers the whole row. The summary lies above that link, so that a tap unfolds the row. */
export const summary = style([target, { position: 'relative', zIndex: 1, cursor: 'pointer' }])
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' })
globalStyle(`${state} > svg:last-child`, { width: '16px', height: '16px' })
globalStyle(`[open] > ${summary} ${state} > svg:last-child`, { transform: 'rotate(180deg)' })
