import { style } from '@vanilla-extract/css'
import { forcedColors, narrow } from '~/ui/styles/responsive'
import { color, text } from '~/ui/styles/tokens.css'

/** A heading, and the block at its right. */
export const head = style({ display: 'flex', gap: '16px', justifyContent: 'space-between' })
export const place = style({ flex: 'none', textAlign: 'end', color: color.softInk, fontSize: text[14] })
export const block = style({
  display: 'block',
  width: '200px',
  maxHeight: '72px',
  '@media': { [narrow]: { width: '120px', maxHeight: '56px' } },
})
const edge = { stroke: color.surface, strokeWidth: 0.08 }
export const other = style({
  ...edge,
  fill: color.line,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const quoted = style({
  ...edge,
  fill: color.brand,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
})
