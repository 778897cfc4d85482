import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { phone, print, wide } from '~/ui/styles/responsive'
import { between, pageStart, printOnly, screenOnly, shrinks, wrap } from '~/ui/styles/shared.css'
import { color, text, width } from '~/ui/styles/tokens.css'

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  marginInline: `${fallbackVar(pageStart, 'auto')} auto`,
  maxWidth: width.content,
  '@media': { [print]: { gap: '8px' } },
})

export const page = styleVariants({
  form: [base, { maxWidth: width.form }],
  content: [base],
  table: [base, { maxWidth: width.table }],
})

export const head = style({})
/** On a phone, three actions fit in one line. */
export const recordActions = style([
  screenOnly,
  { '@media': { [wide]: { gridColumn: 2, gridRow: 1, placeSelf: 'end' } } },
])
globalStyle(`${recordActions} a`, { '@media': { [phone]: { paddingInline: '10px' } } })
const ofRecord = `${base}:has(> ${recordActions})`
globalStyle(ofRecord, {
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
      columnGap: '24px',
    },
  },
})
globalStyle(`${ofRecord} > :not(${head}, ${recordActions})`, {
  '@media': { [wide]: { gridColumn: '1 / -1' } },
})

export const heading = style([shrinks, { flexGrow: 1 }])
/** Centred, so that a button beside a title adds no height: the tabs of a booking stay in place. */
export const line = style([between, wrap, { alignItems: 'center', rowGap: '8px' }])
export const title = style({
  fontSize: text[22],
  textWrap: 'balance',
  '@media': { [wide]: { fontSize: text[28] } },
})

export const lead = style({ color: color.softInk, marginTop: '4px' })

export const back = style({ marginBlock: '-8px -4px' })

export const printed = style([
  printOnly,
  {
    paddingBottom: '8px',
    borderBottom: '1px solid',
    fontSize: text[13],
    whiteSpace: 'pre-line',
    '::before': { content: 'attr(data-printed)' },
  },
])
