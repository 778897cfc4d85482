import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, wide, widest } from '~/styles/responsive'
import { shrinks } from '~/styles/shared.css'
import { color, text } from '~/styles/tokens.css'
import { summary } from '~/ui/accordion/accordion.css'

/** Shared by the heads, the rows and the sums, so that they line up. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem 7rem 7.5rem 8rem',
  gridTemplateAreas: '"name total paid due state" "plot total paid due state"',
  gap: '0 12px',
  alignItems: 'center',
  paddingInline: '16px 44px',
}
const widestColumns = {
  gridTemplateColumns: 'minmax(0, 1fr) 5rem 6rem 7rem 7rem 7.5rem 8rem',
  gridTemplateAreas: '"name plot booked total paid due state"',
}
const inColumns = { '@media': { [wide]: columns, [widest]: widestColumns } }

export const heads = style({
  fontSize: text[14],
  '@media': {
    [narrow]: { display: 'none' },
    [wide]: columns,
    [widest]: widestColumns,
  },
})

export const row = style([
  summary,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name due" "plot state"',
    rowGap: '2px',
    alignItems: 'baseline',
    paddingBlock: '6px 10px',
    lineHeight: 1.35,
  },
  inColumns,
])

export const sums = style([
  { display: 'flex', justifyContent: 'space-between', padding: '8px 44px 8px 16px', fontWeight: 600 },
  { borderTop: `3px double ${color.control}` },
  inColumns,
])

const concealed = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
} as const
const wideOnly = { '@media': { [narrow]: { display: 'none' } } }
/** In columns the head says it. */
export const dueWord = style({ '@media': { [wide]: concealed, [print]: concealed } })

export const name = style([shrinks, { gridArea: 'name' }])
export const plot = style([shrinks, { gridArea: 'plot', color: color.softInk, fontSize: text[14] }])
export const bookedOn = style({
  gridArea: 'booked',
  display: 'none',
  '@media': { [widest]: { display: 'block' }, [print]: { display: 'block' } },
})
const number = { textAlign: 'end', whiteSpace: 'nowrap' } as const
export const total = style([{ gridArea: 'total', ...number }, wideOnly])
export const paid = style([{ gridArea: 'paid', ...number }, wideOnly])
export const due = style({ gridArea: 'due', fontWeight: 600, ...number })
export const state = style({ gridArea: 'state', fontSize: text[14], ...number })

/** The share paid, along the lower edge. */
export const share = style({ fill: color.brand })
globalStyle(`${row} h2`, { fontSize: text[16] })
globalStyle(`${row} > ${share}`, {
  position: 'absolute',
  inset: 'auto 0 0 0',
  width: '100%',
  height: '4px',
  background: color.brandSoft,
  transform: 'none',
})

// On paper a table of the rows alone, whose head each page repeats.
const onPaper = (selector: string, rule: object) => globalStyle(selector, { '@media': { [print]: rule } })
/** One card; only its ends are round. */
export const list = style({
  '@media': { [print]: { display: 'table', width: '100%', borderCollapse: 'collapse' } },
})
globalStyle(`${list} > details + details`, { borderTop: 0 })
globalStyle(`${list} > details:not(:first-of-type)`, { borderTopLeftRadius: 0, borderTopRightRadius: 0 })
globalStyle(`${list} > details:not(:last-of-type)`, { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 })
onPaper(`${list} > ${heads}`, { display: 'table-header-group' })
onPaper(`${list} > details`, { display: 'table-row-group', breakInside: 'avoid' })
onPaper(`${list} > details > ${row}`, { display: 'table-row' })
onPaper(`${list} > ${sums}`, { display: 'table-footer-group' })
onPaper(`${list} > details > div`, { display: 'none' })
onPaper(`${list} > details > ${row} > span, ${list} > ${heads} > li, ${list} > ${sums} > span`, {
  display: 'table-cell',
  padding: '4px 6px',
  fontSize: text[13],
  borderBottom: '1px solid',
})
onPaper(`${list} h2`, { fontSize: text[13] })
onPaper(`${list} > details > ${row} > ${plot}`, { whiteSpace: 'nowrap' })
onPaper(`${list} svg`, { display: 'none' })
