import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, wide } from '~/styles/responsive'
import { shrinks, surface } from '~/styles/shared.css'
import { color, hairline, text } from '~/styles/tokens.css'
import { summary } from '~/ui/accordion/accordion.css'

/** Shared by the heads, the rows and the sums, so that they line up. */
const inColumns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      grid: '"name total paid due state" "plot total paid due state" "parts parts parts parts parts" / minmax(0, 1fr) 7rem 7rem 7.5rem 8rem',
      gap: '0 12px',
      alignItems: 'center',
    },
  },
})

export const list = style([surface, { overflow: 'hidden' }])
export const heads = style([
  inColumns,
  { padding: '4px 44px 4px 16px', fontSize: text[14], '@media': { [narrow]: { display: 'none' } } },
])
export const row = style([
  summary,
  {
    display: 'grid',
    grid: '"name name due" "plot state state" "parts parts parts" / minmax(0, 1fr) auto auto',
    alignItems: 'baseline',
    minHeight: '48px',
    gap: '0 12px',
    paddingBlock: '3px 7px',
    lineHeight: 1.25,
  },
])
export const rowInColumns = style([row, inColumns])
export const sums = style([
  { display: 'flex', padding: '2px 44px 2px 16px', fontWeight: 600 },
  { borderTop: `3px double ${color.control}` },
  inColumns,
])
globalStyle(`${list} > details`, { border: 0, borderRadius: 0, borderTop: hairline })

/** While closed, the fold hides the plots after it, except open plots. */
export const fold = style({ '@media': { [wide]: { display: 'none' } } })
globalStyle(`${fold}:not([open]) ~ details:not([open])`, { '@media': { [narrow]: { display: 'none' } } })
// Aligns the arrow of the fold with the arrows of the rows.
globalStyle(`${fold} > summary`, { paddingInlineEnd: '12px' })
globalStyle(`${fold}[open] svg`, { transform: 'rotate(180deg)' })

export const name = style([shrinks, { gridArea: 'name', fontSize: text[16] }])
const small = style([
  shrinks,
  { color: color.softInk, fontSize: text[13], '@media': { [wide]: { fontSize: text[14] } } },
])
export const plot = style([small, { gridArea: 'plot' }])
/** The parts of the amount due. */
export const parts = style([small, { gridArea: 'parts', textAlign: 'end' }])
const number = style({ textAlign: 'end', whiteSpace: 'nowrap' })
const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } })
export const total = style([number, wideOnly, { gridArea: 'total' }])
export const paid = style([number, wideOnly, { gridArea: 'paid' }])
export const due = style([number, { gridArea: 'due', fontWeight: 600 }])
export const nothingDue = style([due, { color: color.softInk, fontWeight: 400 }])
export const state = style([number, { gridArea: 'state', fontSize: text[14] }])
// Badges must not be higher than the line of text.
globalStyle(`${row} > ${state} > span`, { paddingBlock: 0, '@media': { [wide]: { paddingBlock: '2px' } } })
globalStyle(`${row} > ${state} svg`, { height: '16px' })
globalStyle(`${sums} > ${due}`, { marginInlineStart: 'auto' })
globalStyle(`${heads} > span`, { fontSize: 'inherit' })
/** Hidden in columns, because the column head contains the word. */
export const narrowWord = style({})
globalStyle(`${rowInColumns} ${narrowWord}, ${sums} ${narrowWord}`, {
  '@media': { [wide]: { fontSize: 0 }, [print]: { fontSize: 0 } },
})

/** A bar along the lower edge shows the paid share. */
export const share = style({})
// More specific than the rule that rotates the arrow of an accordion.
globalStyle(`details > ${row} > svg${share}`, {
  inset: 'auto 0 0 0',
  width: '100%',
  height: '4px',
  background: color.brandSoft,
  fill: color.brand,
  transform: 'none',
})

// Printed as a table of rows; each page repeats the head.
const onPaper = (selector: string, rule: object) => globalStyle(selector, { '@media': { [print]: rule } })
onPaper(list, { display: 'table', width: '100%', borderCollapse: 'collapse' })
// The line below is a border of the row, not of the cells, because a row without parts has one cell less.
onPaper(`${list} > :is(details, ${heads})`, { borderBottom: '1px solid' })
// Browsers repeat only a head that cannot break across pages.
onPaper(`${list} > ${heads}`, { display: 'table-header-group', breakInside: 'avoid' })
// A footer group would repeat the sums on each page.
onPaper(`${list} > :is(details, ${sums})`, { display: 'table-row-group' })
onPaper(`${list} > ${fold}`, { display: 'none' })
onPaper(`${list} ${row}`, { display: 'table-row' })
onPaper(`${list} > details > div, ${list} svg`, { display: 'none' })
onPaper(`${list} > :is(${heads}, ${sums}) > span, ${list} ${row} > :is(h2, span)`, {
  display: 'table-cell',
  padding: '4px 6px',
  fontSize: text[13],
})
