import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, wide } from '~/styles/responsive'
import { printOnly } from '~/styles/shared.css'
import { text } from '~/styles/tokens.css'

/** Printed only, because paper has no Call button. */
export const mobile = style([printOnly])
export const about = style({
  display: 'block',
  fontSize: text[14],
  lineHeight: 1.35,
  '@media': { [print]: { minWidth: '14em' } },
})
/** A line of the detail from 1024 px and on paper; on phones the lines flow. */
export const line = style({ '@media': { [wide]: { display: 'block' }, [print]: { display: 'block' } } })
globalStyle(`${line}:not(:last-child)::after`, { '@media': { [narrow]: { content: ['" ·"', '" ·" / ""'] } } })
export const states = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '4px',
  '@media': { [narrow]: { paddingBlockStart: '4px' } },
})
// Other tables of a group have columns of equal width. Here the lines about a plot are longer than an amount.
globalStyle(`table:has(${about})`, {
  '@media': {
    [wide]: {
      gridTemplateColumns: '3fr 4fr max-content 3fr 12rem',
    },
  },
})
