import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { narrow, wide, widest } from '~/ui/styles/responsive'
import { size, text } from '~/ui/styles/tokens.css'
import { cell, minor, number, table as anyTable } from '~/ui/table/table.css'

export const actions = style({
  display: 'flex',
  '@media': { [wide]: { gap: '4px', justifyContent: 'end' } },
})
/** Below 1024 px, the project is one of the folded facts. */
export const project = style({})

const onWide = (selector: string, rule: object) => globalStyle(selector, { '@media': { [wide]: rule } })
const onPhone = (selector: string, rule: object) => globalStyle(selector, { '@media': { [narrow]: rule } })

const collections = style({})
export const scope = styleVariants({ own: [collections], team: [collections] })
const table = `${collections} ${anyTable}`
const row = `${table} tbody tr`

// Each window has its own table. The same widths in all of them align the columns.
const columns = (customer: string, plot: string, associate = '') =>
  `minmax(${customer}, 9fr) minmax(${plot}, 11fr) minmax(5.25rem, max-content) minmax(5.75rem, max-content) minmax(10rem, 26fr)${associate} max-content`
onWide(table, { gridTemplateColumns: columns('7.5rem', '7.75rem') })
onWide(`${scope.team} ${anyTable}`, {
  gridTemplateColumns: columns('5.75rem', '5.25rem', ' minmax(5.25rem, 9fr)'),
})
onWide(`${table} tr > *`, {
  padding: '4px 6px',
  overflowWrap: 'break-word',
  fontSize: text[14],
  lineHeight: 1.3,
})
onWide(`${table} tr > ${number}`, { paddingInlineEnd: '12px' })
onWide(`${row} > ${cell.state}`, { maxWidth: 'none', whiteSpace: 'normal', fontSize: text[13] })
globalStyle(`${actions} > a`, {
  '@media': {
    [wide]: { padding: '4px 6px', fontSize: text[14] },
    [widest]: { paddingInline: '12px' },
  },
})
onWide(`${actions} svg`, { display: 'none' })

// Below 1024 px, the second line has plot number, state and buttons. Unfolded facts have order 7 and lie below a break.
onPhone(row, { alignItems: 'center', padding: '4px 16px 2px', gap: '0 3px' })
onPhone(`${row}::before`, { order: 7 })
onPhone(`${row} > :is(${cell.title}, ${cell.amount})`, { alignSelf: 'start' })
// Beside large text, the amount wraps below the name before the name breaks inside a word.
onPhone(`${row} > ${cell.title}`, { paddingInlineEnd: '4px', minWidth: '6em' })
onPhone(`${row} > ${cell.detail}`, { fontSize: text[13] })
onPhone(`${row} > ${cell.detail}::after`, { display: 'none' })
onPhone(`${row} > :is(${cell.detail}:nth-child(2), ${cell.state})`, { display: 'contents' })
onPhone(`${row} > td > span`, { order: 4 })
onPhone(`${row} :is(${project}, ${minor})`, { order: 7, flexBasis: '100%' })
onPhone(`${row}:has([open]) > ${minor}`, { position: 'static', clipPath: 'none', height: 'auto' })
onPhone(`${row}:not(:has([open])) ${project}`, { display: 'none' })
onPhone(`${row} > ${cell.actions}`, { margin: '0 -12px 0 auto' })
onPhone(`${actions} > a`, { width: size.target, padding: 0, border: 0, background: 'none' })
onPhone(`${actions} span > svg`, { margin: '12px' })
// At the right edge of its button: from the left edge, a long label would widen the page.
onPhone(`${actions} svg + span`, { position: 'absolute', right: 0, clipPath: 'inset(50%)' })
