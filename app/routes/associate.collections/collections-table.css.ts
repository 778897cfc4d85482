import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tight, wide, widest } from '~/ui/styles/responsive'
import { text } from '~/ui/styles/tokens.css'
import { cell, number, table as anyTable } from '~/ui/table/table.css'

const collections = style({})
export const scope = styleVariants({ own: [collections], team: [collections] })
const table = `${collections} ${anyTable}`

const onWide = (selector: string, rule: object) => globalStyle(selector, { '@media': { [wide]: rule } })

// Each window has its own table. The same widths in all of them align the columns.
const columns = (
  customer: string,
  plot: string,
  { state = '9.25rem', associate = '', actions = '9rem' } = {},
) =>
  `minmax(${customer}, 11fr) minmax(${plot}, 20fr) minmax(5.25rem, max-content) minmax(5.75rem, max-content) minmax(${state}, 9fr)${associate} ${actions}`
onWide(table, { gridTemplateColumns: columns('8rem', '9rem') })
onWide(`${scope.team} ${anyTable}`, {
  gridTemplateColumns: columns('7rem', '8rem', { associate: ' minmax(5.25rem, 9fr)' }),
})
globalStyle(`${scope.team} ${anyTable}`, {
  '@media': {
    [tight]: {
      gridTemplateColumns: columns('6rem', '7rem', {
        state: '7.5rem',
        associate: ' minmax(5.25rem, 9fr)',
        actions: '8.25rem',
      }),
    },
  },
})
onWide(`${table} tr > *`, { padding: '4px 6px', fontSize: text[14], lineHeight: 1.3 })
onWide(`${table} tr > ${cell.state}`, { fontSize: text[13] })
onWide(`${table} tr > ${number}`, { paddingInlineEnd: '12px' })
onWide(`${table} tr > :first-child`, { paddingInlineStart: '12px' })

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  '@media': { [wide]: { gap: '4px', justifyContent: 'end' } },
})
globalStyle(`${actions} > a`, { padding: '4px 8px', gap: '4px', fontSize: text[14] })
globalStyle(`${actions} > a`, { '@media': { [widest]: { paddingInline: '12px' } } })
onWide(`${actions} svg`, { display: 'none' })
