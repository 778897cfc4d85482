import { globalStyle, style } from '@vanilla-extract/css'
import { phone, print } from '~/ui/styles/responsive'
import { shrinks, surface, target } from '~/ui/styles/shared.css'
import { color, hairline, quick, radius, size, text } from '~/ui/styles/tokens.css'

/** With scripts, hidden already at the first paint, because the combobox lists the same associates. */
export const recentInPage = style({
  '@media': { '(scripting: enabled)': { selectors: { 'html[data-delivery=full] &': { display: 'none' } } } },
})

export const tree = style([surface, { overflow: 'hidden', padding: '4px 4px 8px 0' }])

export const branch = style({
  marginInlineStart: '12px',
  paddingInlineStart: '4px',
  borderInlineStart: hairline,
})
// On phones, indentation ends at level six, to leave room for names.
const deepBranch = Array.from({ length: 6 }, () => branch).join(' ')
globalStyle(deepBranch, {
  '@media': { [phone]: { marginInlineStart: 0, paddingInlineStart: 0, borderInlineStart: 0 } },
})

export const member = style({ position: 'relative' })
export const phoneLink = style([
  target,
  {
    position: 'absolute',
    // The link precedes the row in the document, for the order of the Tab key, so the row would cover the link.
    zIndex: 1,
    insetInlineStart: 0,
    top: '8px',
    width: size.target,
    justifyContent: 'center',
    borderRadius: radius.round,
  },
])
export const row = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '52px',
  padding: '8px 36px 8px 48px',
  color: color.ink,
  textDecoration: 'none',
  outlineOffset: '-3px !important',
  selectors: {
    'summary&:hover, a&:hover': { background: color.paper },
  },
})
globalStyle(`${row} > svg:last-child`, {
  position: 'absolute',
  right: '8px',
  top: 'calc(50% - 10px)',
  transition: `transform ${quick}`,
})
globalStyle(`[open] > ${row} > svg:last-child, ${row}[aria-expanded=true] > svg:last-child`, {
  transform: 'rotate(180deg)',
})
export const name = style([shrinks, { fontWeight: 600 }])
export const facts = style([shrinks, { color: color.softInk, fontSize: text[14] }])
export const year = style([shrinks, { fontSize: text[14], marginBottom: '4px' }])
export const pageLink = style({ paddingInlineStart: '48px' })
/** Wraps as a whole, unless the line is too narrow for it. */
export const fact = style({ display: 'inline-block' })
export const loading = style({ padding: '8px 48px' })

globalStyle(`${tree} details::details-content`, {
  '@media': { [print]: { contentVisibility: 'visible', blockSize: 'auto' } },
})
/** What the figures and bars of the tree count. */
export const legend = style({ color: color.softInk, fontSize: text[14] })
