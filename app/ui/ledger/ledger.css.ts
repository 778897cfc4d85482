import { globalStyle, style } from '@vanilla-extract/css'
import { print, tall } from '~/ui/styles/responsive'
import { between, columnWidth, shrinks, surface, wrap } from '~/ui/styles/shared.css'
import { color, hairline, radius, size, text } from '~/ui/styles/tokens.css'

export const ledger = style([surface, { overflow: 'hidden' }])

export const row = style({ selectors: { '& + &': { borderTop: hairline } } })

/** The right side wraps below a long name. */
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
export const detail = style({ color: color.softInk, fontSize: text[14] })
export const value = style({ fontWeight: 600, marginInlineStart: 'auto' })
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
