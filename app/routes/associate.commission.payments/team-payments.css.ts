import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '~/ui/styles/responsive'
import { color, size, text } from '~/ui/styles/tokens.css'

const onNarrow = (selector: string, rule: object) => globalStyle(selector, { '@media': { [narrow]: rule } })

/** The touch target of the link is higher than the row's line of text. Below 1024 px the link is an icon (M200), so that a name fits. */
export const document = style({
  display: 'block',
  marginBlock: '-8px',
  '@media': { [narrow]: { margin: '-12px 0 -11px -20px' } },
})
onNarrow(`${document} a`, { position: 'relative', top: '3px', justifyContent: 'end', width: size.target })
onNarrow(`${document} svg`, { width: '16px', height: '16px' })
onNarrow(`${document} a > span`, { position: 'absolute', clipPath: 'inset(50%)' })

/** For the type and the date. Below 1024 px one of them is beside the plot, so that the second line has room for a long name. */
export const soft = style({
  '@media': { [narrow]: { color: color.softInk, fontSize: text[14] } },
})
onNarrow(`${soft} svg`, { display: 'none' })
