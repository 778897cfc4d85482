import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '~/styles/responsive'
import { color, text } from '~/styles/tokens.css'

/** The touch target of the link is higher than the row's line of text. */
export const document = style({
  display: 'block',
  marginBlock: '-8px',
  '@media': { [narrow]: { marginBlock: '-12px -11px', fontSize: text[14] } },
})

globalStyle(`${document} a`, {
  '@media': { [narrow]: { gap: '4px', position: 'relative', top: '3px' } },
})
globalStyle(`${document} svg`, { '@media': { [narrow]: { width: '16px', height: '16px' } } })

/** On a phone, the type is in the first line: the second has only room for a long name and the link. */
export const type = style({
  '@media': { [narrow]: { color: color.softInk, fontSize: text[14] } },
})
globalStyle(`${type} svg`, { '@media': { [narrow]: { display: 'none' } } })
