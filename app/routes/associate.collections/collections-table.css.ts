import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, wide, widest } from '~/styles/responsive'
import { text } from '~/styles/tokens.css'

export const actions = style({
  display: 'flex',
  gap: '8px',
  '@media': {
    [wide]: { flexDirection: 'column' },
    [widest]: { flexDirection: 'row', justifyContent: 'end' },
  },
})
globalStyle(`${actions} > a`, { paddingInline: '12px', fontSize: text[14] })

const table = `table:has(${actions})`
const onWide = (selector: string, rule: object) => globalStyle(selector, { '@media': { [wide]: rule } })
// Each window has its own table. The same widths in all of them align the columns.
onWide(table, {
  gridTemplateColumns: '4fr 3fr 6rem minmax(6.5rem, max-content) minmax(8.5rem, 7fr) max-content',
})
onWide(`${table} tr > *`, { paddingInline: '8px', overflowWrap: 'break-word' })
onWide(`${table} tbody td`, { fontSize: text[14], lineHeight: 1.35 })
onWide(`${table} tbody td:nth-child(5)`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  whiteSpace: 'normal',
})

// Below 1024 px, each row has three pairs: customer and amount, plot and due date, state and buttons.
const row = `${table} tbody tr:has(${actions})`
const onPhone = (selector: string, rule: object) => globalStyle(selector, { '@media': { [narrow]: rule } })
onPhone(`${row} > :nth-child(2)`, { flex: '1 1 0', fontSize: text[13], lineHeight: 1.35 })
onPhone(`${row} > :nth-child(2)::after`, { display: 'none' })
onPhone(`${row} > :nth-child(3)`, { fontSize: text[13], whiteSpace: 'nowrap' })
onPhone(`${row} > :nth-child(5)`, {
  flex: '1 1 0',
  alignSelf: 'start',
  marginBlockStart: '4px',
  whiteSpace: 'normal',
})
onPhone(`${row} > :nth-child(6)`, { alignSelf: 'start', marginBlockStart: '4px' })
