import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors, print } from '~/ui/styles/responsive'
import { surface } from '~/ui/styles/shared.css'
import { color } from '~/ui/styles/tokens.css'

export const layout = style({ display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 })

export const frame = style([
  surface,
  {
    width: 'fit-content',
    maxWidth: '100%',
    overflow: 'auto',
    maxHeight: '80vh',
    padding: '8px',
    '@media': { [print]: { overflow: 'visible', maxHeight: 'none' } },
  },
])
/** In print, shrinks to the width of the page, because paper cannot scroll. */
export const map = style({
  display: 'block',
  maxWidth: 'none',
  '@media': { [print]: { maxWidth: '100%', height: 'auto', breakInside: 'avoid' } },
})

export const plot = style({ textDecoration: 'none', outlineOffset: '-2px' })
export const plotTaken = style([plot])

const outline = style({ strokeWidth: 1, stroke: color.control })
export const free = style([
  outline,
  {
    fill: color.positive,
    fillOpacity: 0.3,
    '@media': { [forcedColors]: { fill: 'Highlight', fillOpacity: 1, stroke: 'CanvasText' } },
  },
])
export const taken = style([outline, { fill: color.surface }])
export const edge = style({ fill: 'none', stroke: color.softInk, strokeWidth: 3 })

const baseLabel = style({
  textAnchor: 'middle',
  fill: color.ink,
  pointerEvents: 'none',
})
export const label = style([
  baseLabel,
  { fontSize: '15px', fontWeight: 600, '@media': { [forcedColors]: { fill: 'HighlightText' } } },
])
export const facing = style([
  baseLabel,
  {
    fontSize: '12px',
    fill: color.softInk,
    '@media': { [forcedColors]: { fill: 'HighlightText' } },
  },
])
globalStyle(`${plotTaken} ${label}`, {
  textDecoration: 'line-through',
  fill: color.softInk,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
})
globalStyle(`${plotTaken} ${facing}`, { '@media': { [forcedColors]: { fill: 'CanvasText' } } })
globalStyle(`${plot}[aria-current] > :first-child`, { stroke: color.brand, strokeWidth: 4 })
globalStyle(`${plot}:is(:hover, :focus-visible) ${free}`, { fill: color.brandSoft })
globalStyle(`${plot}:focus-visible`, { outline: 'none' })
globalStyle(`${plot}:focus-visible > :first-child`, { stroke: color.focus, strokeWidth: 5 })

export { legend, sample } from '~/subjects/plots/site-map-frame.css'
