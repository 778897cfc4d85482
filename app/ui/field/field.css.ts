import { globalStyle, style } from '@vanilla-extract/css'
import { target } from '~/ui/styles/shared.css'
import { color, hairline, radius, size, text } from '~/ui/styles/tokens.css'

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  minWidth: 0,
})

export const label = style({ fontWeight: 600 })
export const labelBeforeClear = style([label, { paddingInlineEnd: '56px' }])
export const hint = style({ color: color.softInk, fontSize: text[14] })
export const error = style({ display: 'flex', gap: '6px', color: color.critical, fontWeight: 600 })

/** The tap target is taller than its line of text. */
export const clear = style([
  target,
  {
    position: 'absolute',
    right: 0,
    top: '-10px',
    minWidth: size.target,
    justifyContent: 'end',
    fontSize: text[14],
  },
])

export const control = style({
  width: '100%',
  minHeight: size.target,
  padding: '8px 12px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  ':disabled': { background: color.paper, color: color.softInk, borderStyle: 'dashed', opacity: 1 },
  selectors: {
    '&[readonly]': { background: color.paper, borderStyle: 'dashed' },
    // The label above the field and the error below it stay clear of the bars, too.
    '&[aria-invalid]': { border: `2px solid ${color.critical}`, scrollMarginBlock: '4.5rem' },
    '&[type=password]': { paddingInlineEnd: '80px' },
  },
})

export const withToggle = style({ position: 'relative' })
export const toggle = style({ position: 'absolute', right: 0, top: 0 })

export const options = style({
  maxHeight: '300px',
  overflow: 'auto',
  marginInline: '-4px',
  paddingInline: '4px',
})
export const option = style([
  target,
  { display: 'flex', gap: '12px', borderBottom: hairline, overflowWrap: 'anywhere' },
])
globalStyle(`${option} input`, {
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: color.brand,
})
globalStyle(`${option}:last-child`, { borderBottom: 0 })
