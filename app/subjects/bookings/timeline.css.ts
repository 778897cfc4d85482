import { style, styleVariants } from '@vanilla-extract/css'
import { between, wrap } from '~/ui/styles/shared.css'
import { color, space, text } from '~/ui/styles/tokens.css'

export const dates = style([between, wrap, { fontSize: text[14], color: color.softInk }])

export const strip = style({
  display: 'flex',
  alignItems: 'end',
  gap: '2px',
  height: '32px',
  marginBlock: space[8],
})

const bar = style({ flex: '1 1 0', border: '1px solid' })

/** States differ in height, fill or border style, not only in hue. */
export const barOf = styleVariants({
  paid: [bar, { height: '20px', borderColor: color.brand, background: color.brand }],
  part: [bar, { height: '20px', borderColor: color.brand, background: color.brandSoft }],
  overdue: [bar, { height: '32px', borderColor: color.critical, background: color.critical }],
  future: [bar, { height: '12px', borderColor: color.control }],
  unknown: [bar, { height: '12px', borderColor: color.control, borderStyle: 'dotted' }],
})

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[16]}`, fontSize: text[14] })
export const legendEntry = style({ display: 'flex', alignItems: 'end', gap: space[8] })
export const swatch = style({ flex: 'none', width: '10px', marginBottom: '4px', maxHeight: '16px' })
