import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, phone, print, wide } from '~/ui/styles/responsive'
import { screenOnly, surface } from '~/ui/styles/shared.css'
import { color, text } from '~/ui/styles/tokens.css'

export const section = style({ display: 'grid', gap: '8px', minWidth: 0 })

export const tools = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
])

export const skip = style({
  selectors: {
    '&:not(:focus)': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
    '&:focus': { padding: '12px' },
  },
})

export const frame = style([
  surface,
  {
    overflow: 'auto',
    maxHeight: '80vh',
    '@media': {
      // Most maps are whole at first sight, without a scroll bar in the page.
      [wide]: { maxHeight: 'max(80vh, 48rem)' },
      [print]: { overflow: 'visible', maxHeight: 'none' },
    },
  },
])

const sheet = style({ position: 'relative', '@media': { [print]: { width: '100%' } } })

/** Width of the map as a multiple of the frame's width. */
export const ZOOMS = [1, 2, 3, 4, 6] as const
export const sheets = styleVariants(
  Object.fromEntries(ZOOMS.map((zoom) => [zoom, zoom])) as Record<(typeof ZOOMS)[number], number>,
  (zoom) => [sheet, { width: `${zoom * 100}%` }],
)

/** Reserves the space of the map before the map loads. */
export const shape = style({ display: 'block', width: '100%', height: 'auto' })
export const document = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 })

export const legend = style({ color: color.softInk, fontSize: text[14] })
export const sample = style({
  width: '24px',
  height: '16px',
  verticalAlign: 'middle',
  marginInlineEnd: '8px',
})
/** As on the map, which is paler where plot numbers fit. */
export const free = style({
  fill: color.positive,
  fillOpacity: 0.3,
  stroke: color.control,
  '@media': { [phone]: { fillOpacity: 0.6 }, [forcedColors]: { fill: 'Highlight', fillOpacity: 1 } },
})
