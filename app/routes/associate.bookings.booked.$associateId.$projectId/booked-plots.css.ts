import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, wide } from '~/ui/styles/responsive'
import { shrinks } from '~/ui/styles/shared.css'
import { color, text } from '~/ui/styles/tokens.css'
import { summary } from '~/ui/table/expandable-row.css'

export const name = style([
  shrinks,
  {
    fontSize: text[16],
    textWrap: 'wrap',
    '@media': { [print]: { display: 'inline', marginInlineEnd: '4px', fontSize: 'inherit' } },
  },
])
export const detail = style([
  shrinks,
  {
    display: 'block',
    color: color.softInk,
    fontSize: text[13],
    fontWeight: 400,
    '@media': { [wide]: { fontSize: text[14] }, [print]: { display: 'inline' } },
  },
])
export const narrowWord = style({
  fontWeight: 400,
  '@media': { [wide]: { display: 'none' }, [print]: { display: 'none' } },
})

/** A bar along the lower edge of the row shows the paid share. */
export const share = style({})
// This selector must be more specific than the rules of the arrow.
globalStyle(`details > summary${summary} > svg${share}`, {
  inset: 'auto 0 0 0',
  width: '100%',
  height: '4px',
  background: color.brandSoft,
  fill: color.brand,
  transform: 'none',
  '@media': { [narrow]: { height: '3px' } },
})
