import { globalStyle, style } from '@vanilla-extract/css'
import { medium, phone, print } from '~/styles/responsive'
import { surface } from '~/styles/shared.css'
import { color, hairline, text } from '~/styles/tokens.css'

export const frame = style([surface, { '@media': { [print]: { border: 0 } } }])

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [phone]: { display: 'block' } },
})

export const caption = style({
  padding: '12px 16px 8px',
  textAlign: 'start',
  fontWeight: 600,
  '@media': { [phone]: { display: 'block' } },
})

const cell = style({
  padding: '10px 12px',
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderTop: hairline,
  fontWeight: 400,
  overflowWrap: 'anywhere',
})
export const textCell = style([cell])
export const number = style([
  cell,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [medium]: { textAlign: 'end', whiteSpace: 'nowrap' } },
  },
])

globalStyle(`${table} thead th`, { color: color.softInk, fontSize: text[14] })
globalStyle(`${table} tbody th, ${table} tfoot :is(th, td)`, { fontWeight: 600 })
globalStyle(`${table} tfoot tr`, { '@media': { [medium]: { borderTop: `3px double ${color.control}` } } })

globalStyle(`${table} tr:target`, { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' })

// Rows become cards on phones. Explicit roles keep the table semantics; the visible labels are hidden from screen readers.
const onPhone = (selector: string, rule: object) => globalStyle(selector, { '@media': { [phone]: rule } })

onPhone(`${table} thead`, {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
})
onPhone(`${table} :is(tbody, tfoot)`, { display: 'block' })
onPhone(`${table} tr`, { display: 'flex', flexDirection: 'column', padding: '8px 16px', borderTop: hairline })
onPhone(`${table} tfoot tr`, { borderTop: `3px double ${color.control}` })
onPhone(`${table} :is(tbody, tfoot) :is(th, td)`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: '16px',
  padding: '3px 0',
  border: 0,
  textAlign: 'end',
})
onPhone(`${table} tbody th`, { order: -1 })
onPhone(`${table} td:empty`, { display: 'none' })
onPhone(`${table} [data-label]::before`, {
  flex: 'none',
  maxWidth: '50%',
  marginInlineEnd: 'auto',
  color: color.softInk,
  fontWeight: 400,
  textAlign: 'start',
  content: ['attr(data-label)', 'attr(data-label) / ""'],
})
