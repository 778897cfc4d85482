import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '~/styles/responsive'
import { color, size, text } from '~/styles/tokens.css'
import { cell } from '~/ui/table/table.css'

const onPhone = (selector: string, rule: object) => globalStyle(selector, { '@media': { [narrow]: rule } })

/** The touch target of the link is higher than the row's line of text. On a phone, the link is an icon (M200), so that a name fits beside it. */
export const document = style({
  display: 'block',
  marginBlock: '-8px',
  '@media': { [narrow]: { margin: '-12px 0 -11px -20px' } },
})
onPhone(`${cell.state} ~ ${cell.file}:has(${document})`, { marginInlineStart: 0 })
onPhone(`${document} a`, { position: 'relative', top: '3px', justifyContent: 'end', width: size.target })
onPhone(`${document} svg`, { width: '16px', height: '16px' })
onPhone(`${document} a > span`, { position: 'absolute', clipPath: 'inset(50%)' })

/** On a phone, the type or, in a sorted list, the date is beside the plot: the second line has room for a long name. */
export const soft = style({
  '@media': { [narrow]: { color: color.softInk, fontSize: text[14] } },
})
onPhone(`${soft} svg`, { display: 'none' })
