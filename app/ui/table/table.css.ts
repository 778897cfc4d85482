import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { narrow, print, wide, widest } from '~/ui/styles/responsive'
import { between, columnWidth, hidden, screenOnly, surface, target, wrap } from '~/ui/styles/shared.css'
import { color, hairline, radius, size, text } from '~/ui/styles/tokens.css'
import { body } from '../accordion/accordion.css'
import { byCount, inColumns } from './column-grid'

export const frame = style([surface, { '@media': { [print]: { border: 0 } } }])
// In an accordion, a table takes the full width; a table that is alone there has no frame of its own.
globalStyle(`${body} ${frame}`, { marginInline: '-16px', borderInline: 0, borderRadius: 0 })
globalStyle(`${body} > ${frame}:only-child`, { marginBlock: '-12px -16px', borderBlock: 0 })
// Large text may need more room than a wide screen has. Hidden texts are positioned, and scroll with the table.
globalStyle(`[data-text-size] ${frame}`, {
  '@media': { [wide]: { position: 'relative', overflowX: 'auto' } },
})

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [narrow]: { display: 'block' } },
})

export const caption = style({
  padding: '12px 16px 8px',
  textAlign: 'start',
  fontWeight: 600,
  '@media': { [narrow]: { display: 'block' } },
})
export const hiddenCaption = style([hidden])

export const tracks = styleVariants(byCount, (count) =>
  inColumns({ gridTemplateColumns: `repeat(${count}, ${fallbackVar(columnWidth, 'auto')})` }),
)
const subgrid = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
} as const
globalStyle(table, inColumns({ display: 'grid' }))
globalStyle(`${table} :is(thead, tbody, tfoot, tr)`, inColumns(subgrid))
globalStyle(`${table} > caption`, inColumns({ gridColumn: '1 / -1' }))

globalStyle(`${table} :is(th, td)`, {
  padding: '8px 12px',
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  overflowWrap: 'anywhere',
})
// Seven columns need the room.
globalStyle(`${tracks[7]} :is(th, td):not([colspan], :first-child)`, {
  '@media': { [wide]: { paddingInlineStart: 0 }, [widest]: { paddingInlineStart: '12px' } },
})
globalStyle(`${table} thead th`, { color: color.softInk, fontSize: text[14] })
globalStyle(`${table} tr`, { borderTop: hairline })
globalStyle(`${table} thead tr`, { borderTop: 0 })
globalStyle(`${table} tbody th, ${table} tfoot :is(th, td)`, { fontWeight: 600 })
// Keeps each column at least as wide as its longest word, up to 18rem.
globalStyle(`${table} :is(tbody th, [role=cell]:not([colspan]))`, {
  '@media': { [wide]: { overflowWrap: 'break-word', maxWidth: '18rem' } },
})
globalStyle(`${table} tfoot tr`, { borderTop: `3px double ${color.control}` })

export const number = style({})
globalStyle(`${table} ${number}`, { fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} ${number}`, {
  '@media': { [wide]: { textAlign: 'end', whiteSpace: 'nowrap' }, [print]: { textAlign: 'end' } },
})

globalStyle(`${table} thead`, {
  '@media': {
    [wide]: {
      position: 'sticky',
      top: size.topBar,
      zIndex: 1,
      background: color.surface,
      borderBottom: hairline,
      borderRadius: `${radius.card} ${radius.card} 0 0`,
    },
  },
})
// In a frame that scrolls, the head would stick below the frame's edge.
globalStyle(`[data-text-size] ${table} thead`, { '@media': { [wide]: { position: 'static' } } })

export const sortLink = style([target, { color: 'inherit', minHeight: '24px', whiteSpace: 'nowrap' }])

/** The row that a link targets. */
const targeted = ':is(:target, [data-target])'
export const row = style({
  selectors: { [`&${targeted}`]: { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' } },
})
export const linkedRow = style([row, { ':hover': { background: color.paper } }])

export const rowLink = style({
  color: color.ink,
  textDecoration: 'none',
  '@media': { [wide]: { color: color.brand } },
})
const wholeRow = { position: 'absolute', inset: 0 } as const
globalStyle(`${rowLink}::after`, { '@media': { [narrow]: { ...wholeRow, content: '' } } })
globalStyle(`${rowLink}::after`, inColumns({ ...wholeRow, content: '' }))
globalStyle(linkedRow, inColumns({ position: 'relative' }))
// The other links of the row lie in front of this link.
globalStyle(`${linkedRow} :is(td, th) a:not(${rowLink})`, { position: 'relative', zIndex: 1 })

const groupRow = style({})
export const groupHead = {
  2: style([groupRow, { background: color.paper, borderBottom: `3px double ${color.control}` }]),
  3: style([groupRow]),
}
export const foldRow = style([groupRow])
globalStyle(`${table} ${groupRow} > td`, { gridColumn: '1 / -1', paddingBlock: '6px' })
export const note = style([groupRow])
globalStyle(`${table} ${note}`, { borderTop: 0, color: color.softInk, fontSize: text[14] })
// A long note must not widen the columns.
globalStyle(`${table} ${note} > td`, { width: 0, minWidth: '100%', paddingBlockStart: 0 })
export const groupLine = style([between, wrap])
globalStyle(`${groupLine} > :is(h2, h3)`, { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' })
export const groupDetail = style({
  color: color.softInk,
  fontSize: text[14],
  '@media': { [wide]: { display: 'none' } },
})
export const sum = style({ fontWeight: 600 })

export type Place = 'title' | 'amount' | 'detail' | 'state' | 'file' | 'actions'
const soft = { color: color.softInk, fontSize: text[14] }
export const cell: Record<Place, string> = {
  title: style({ '@media': { [narrow]: { order: 1 } } }),
  amount: style({ '@media': { [narrow]: { order: 2, marginInlineStart: 'auto' } } }),
  detail: style({ '@media': { [narrow]: { order: 4, ...soft } } }),
  state: style({ '@media': { [narrow]: { order: 5, marginInlineStart: 'auto' } } }),
  file: style([screenOnly, { '@media': { [narrow]: { order: 5, marginInlineStart: 'auto' } } }]),
  actions: style([screenOnly, { '@media': { [narrow]: { order: 6, margin: '8px 0 0 auto' } } }]),
}
const noWrap = { whiteSpace: 'nowrap' } as const
globalStyle(`${cell.state}`, { '@media': { [narrow]: noWrap, [widest]: noWrap } })
globalStyle(`${cell.actions}`, { '@media': { [wide]: noWrap } })
globalStyle(`${cell.actions} > *`, { '@media': { [wide]: { flexWrap: 'nowrap' } } })
export const labelled = style({})
export const minor = style({})
export const spare = style({})
export const spareName = style({})
/** Rules that hide a spare cell and keep its place in the accessibility tree. */
export const hiddenCell = { maxWidth: 0, padding: 0, overflow: 'hidden', whiteSpace: 'nowrap' } as const

/** For rows of lines, with such a cell. */
export const lines = style({})
export const withAmount = style({})
export const withActions = style({})
/** For rows with an amount and a single title. */
export const singleTitle = style({})

const onNarrow = (selector: string, rule: object) => globalStyle(selector, { '@media': { [narrow]: rule } })

onNarrow(`${table} ${note}`, { paddingBlockStart: 0 })

// Off-screen at any text size, until one of its links has the focus.
onNarrow(`${table} thead:not(:focus-within)`, { position: 'absolute', left: '-900vw' })
onNarrow(`${table} :is(tbody, tfoot)`, { display: 'block' })
onNarrow(`${table} thead + tbody > tr:first-child`, {
  borderTop: 0,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
})
onNarrow(`${table} tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  position: 'relative',
  padding: '8px 16px',
})
onNarrow(`${table} tfoot tr`, { paddingBlock: '3px' })
onNarrow(`${lines}::after`, { content: '', order: 3, flexBasis: '100%' })
// State, file and actions share the third line.
onNarrow(`${withActions} ${cell.state}`, { alignSelf: 'center' })
onNarrow(`${withActions}::before`, { content: '', order: 5, flexBasis: '100%' })
onNarrow(`${table} :is(th, td)`, { padding: 0 })
onNarrow(`${table} ${groupRow} > td`, { flex: 1, padding: 0 })
onNarrow(`${table} ${cell.title}`, { flex: '0 1 auto' })
onNarrow(`${table} ${withAmount} ${cell.title}`, { maxWidth: 'calc(100% - 7.5rem)' })
// A row's only title takes all the width beside the amount.
onNarrow(`${table} ${singleTitle} ${cell.title}`, { flex: '1 1 0', maxWidth: 'none' })
onNarrow(`${table} tbody ${cell.amount}`, { fontWeight: 600 })
onNarrow(`${table} tbody ${cell.detail}`, { fontWeight: 400 })
const shownDetail = `${cell.detail}:not(:empty, ${minor})`
const silent = (content: string) => ({ content: [content, `${content} / ""`] })
onNarrow(`${table} ${labelled}::before`, silent('attr(data-label) "\u00a0"'))
onNarrow(`${table} ${labelled}[data-short]::before`, silent('attr(data-short) "\u00a0"'))
// The separator comes after a detail, so that it never begins a line.
onNarrow(`${table} ${shownDetail}:has(~ ${shownDetail})::after`, silent('" ·"'))
onNarrow(`${table} :is(${withActions} ${cell.state}, ${cell.state} ~ ${cell.file})`, { marginInlineStart: 0 })
// Hidden cells stay in the accessibility tree, so that later cells keep their column.
onNarrow(`${table} :is(td:empty, ${minor})`, {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
})

/** The summary row that shows and hides the rows of the next `<tbody>`. */
export const fold = style([screenOnly])
export const foldLine = style([
  between,
  target,
  {
    display: 'flex',
    alignItems: 'center',
    padding: '4px 16px',
    '@media': { [wide]: { paddingInline: '12px' } },
    fontWeight: 600,
    outlineOffset: '-3px !important',
    color: 'inherit',
    textDecoration: 'none',
  },
])
globalStyle(`${foldLine} > :is(h2, h3)`, { flex: 1 })
/** A fold below 1024 px only. */
export const narrowFold = style([fold])
globalStyle(`${table} > ${narrowFold}`, { '@media': { [wide]: { display: 'none' } } })
globalStyle(`${fold} :is([open], [aria-expanded=true]) svg`, { transform: 'rotate(180deg)' })
globalStyle(`${table} ${foldRow}, ${table} ${foldRow} > td`, { padding: 0 })
export const foldedRows = style({})
// An expanded row and the row that a link targets stay visible.
const folded = (line: string) =>
  `${line}:not(:has([open])) + ${foldedRows} > tr:not(:has([open]), ${targeted})`
globalStyle(folded(`${fold}:not(${narrowFold})`), { '@media': { screen: { display: 'none' } } })
globalStyle(folded(narrowFold), { '@media': { [narrow]: { display: 'none' } } })

// These sizes fit forty rows on two printed pages.
const onPaper = (selector: string, rule: object) => globalStyle(selector, { '@media': { [print]: rule } })
onPaper(`${table}`, { fontSize: text[13], lineHeight: 1.3 })
onPaper(`${table} :is(th, td)`, { padding: '2px 8px' })
onPaper(`${table} :is(thead th, ${cell.detail}, ${cell.state})`, { fontSize: text[13] })
onPaper(`${table} tr`, { breakInside: 'avoid' })
onPaper(`${table} :is(th, td)`, { overflowWrap: 'break-word' })
onPaper(`${table} :is(thead th, ${number}, time)`, { whiteSpace: 'nowrap' })
onPaper(`${table} tbody th`, { minWidth: '7em' })
onPaper(`${table} svg`, { display: 'none' })
onPaper(`${table} ${groupRow} > td`, { paddingBlock: '2px' })
onPaper(`${table} :is(h2, h3)`, { fontSize: text[13] })
onPaper(`${sortLink}, ${rowLink}`, { color: 'inherit', textDecoration: 'none', minHeight: 0 })
// A footer group would repeat the totals on each page.
onPaper(`${table} tfoot`, { display: 'table-row-group' })
