import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { narrow, wide, widest } from '~/ui/styles/responsive'
import { size, text } from '~/ui/styles/tokens.css'
import { cell, number, table as anyTable } from '~/ui/table/table.css'

const collections = style({})
export const scope = styleVariants({ own: [collections], team: [collections] })
const table = `${collections} ${anyTable}`

const onWide = (selector: string, rule: object) => globalStyle(selector, { '@media': { [wide]: rule } })
const onNarrow = (selector: string, rule: object) => globalStyle(selector, { '@media': { [narrow]: rule } })

// Each window has its own table. The same widths in all of them align the columns.
const columns = (customer: string, plot: string, associate = '') =>
  `minmax(${customer}, 11fr) minmax(${plot}, 11fr) minmax(5.25rem, max-content) minmax(5.75rem, max-content) minmax(10rem, 24fr)${associate} max-content`
onWide(table, { gridTemplateColumns: columns('9rem', '7.75rem') })
onWide(`${scope.team} ${anyTable}`, {
  gridTemplateColumns: columns('7rem', '5.25rem', ' minmax(5.25rem, 9fr)'),
})
onWide(`${table} tr > *`, { padding: '4px 6px', fontSize: text[14], lineHeight: 1.3 })
onWide(`${table} tr > ${cell.state}`, { fontSize: text[13] })
onWide(`${table} tr > ${number}`, { paddingInlineEnd: '12px' })
onWide(`${table} tr > :first-child`, { paddingInlineStart: '12px' })

export const actions = style({
  display: 'flex',
  '@media': { [wide]: { gap: '4px', justifyContent: 'end' } },
})
onWide(`${actions} > a`, { padding: '4px 6px', fontSize: text[14] })
globalStyle(`${actions} > a`, { '@media': { [widest]: { paddingInline: '12px' } } })
onWide(`${actions} svg`, { display: 'none' })
// Below 1024 px only the icons are visible.
onNarrow(`${actions} > a`, { width: size.target, padding: 0, border: 0, background: 'none' })
onNarrow(`${actions} span > svg`, { margin: '12px' })
// At the right edge of its button: from the left edge, a long label would widen the page.
onNarrow(`${actions} svg + span`, { position: 'absolute', right: 0, clipPath: 'inset(50%)' })
