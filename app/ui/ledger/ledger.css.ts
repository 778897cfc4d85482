import { globalStyle, style } from '@vanilla-extract/css'
import { phone, print, tall } from '~/ui/styles/responsive'
import { between, columnWidth, shrinks, surface, wrap } from '~/ui/styles/shared.css'
import { color, hairline, radius, size, text } from '~/ui/styles/tokens.css'

export const ledger = style([surface, { overflow: 'hidden' }])

export const row = style({ selectors: { '& + &': { borderTop: hairline } } })

export const line = style([
  between,
  wrap,
  {
    flex: 1,
    alignItems: 'center',
    minWidth: 0,
    minHeight: '52px',
    padding: '8px 16px',
    '@media': { [print]: { minHeight: 0, paddingBlock: '4px' } },
  },
])

export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: '8px',
  color: color.ink,
  textDecoration: 'none',
  outlineOffset: '-3px !important',
  ':hover': { background: color.paper },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.control,
})
export const label = style([shrinks, { flex: '1 1 10rem' }])
globalStyle(`${mark} + ${label} > :first-child, ${label} > :first-child:not(:last-child)`, {
  fontWeight: 600,
})
// On phones, the value stands beside the name, and the detail has the width below both.
const onPhone = (selector: string, rule: object) => globalStyle(selector, { '@media': { [phone]: rule } })
onPhone(line, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: 0,
})
onPhone(mark, { gridRow: '1 / span 2', marginInlineEnd: '12px' })
onPhone(label, { display: 'contents' })
onPhone(`${label} > br`, { display: 'none' })
onPhone(`${label} > :first-child`, { gridColumn: 2, gridRow: 1, overflowWrap: 'anywhere' })
onPhone(`${label} > :last-child:not(:first-child)`, { gridColumn: '2 / -1', overflowWrap: 'anywhere' })
export const detail = style({ color: color.softInk, fontSize: text[14] })
export const value = style({ fontWeight: 600, marginInlineStart: 'auto' })
onPhone(value, { gridColumn: 3, gridRow: 1, alignSelf: 'baseline', paddingInlineStart: '12px' })
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  // Columns of equal width line up across groups.
  vars: { [columnWidth]: '1fr' },
})
export const groupHead = style([
  between,
  wrap,
  {
    zIndex: 1,
    paddingBlock: '8px',
    background: color.paper,
    borderBottom: `3px double ${color.control}`,
    '@media': { [tall]: { position: 'sticky', top: size.topBar }, [print]: { breakAfter: 'avoid' } },
  },
])
globalStyle(`${groupHead} + p`, { '@media': { [print]: { breakAfter: 'avoid' } } })
globalStyle(`${groupHead} > :is(h2, h3)`, { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' })
export const sum = style({ whiteSpace: 'nowrap', fontWeight: 600 })
