import { renderToStaticMarkup } from 'react-dom/server'
import { formatRupees } from '~/domain/money'
import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import { type Palette, palettes } from '~/domain/palette'
import { blockAddress, type MapPlot, plotAddress } from '~/subjects/plots/blocks'
import { CELL_HEIGHT, outline, textPlace } from '~/subjects/plots/drawing'
import type { PlacedBlock, SiteMap } from '~/subjects/plots/site-map'

interface Drawing {
  map: SiteMap
  title: string
  projectId: string
  theme: 'system' | 'light' | 'dark'
  isMatch: (plot: MapPlot) => boolean
  current: string | null
}

/** A separate document in which every plot is a link (decision 0046). */
export function siteMapSvg(drawing: Drawing): string {
  const { map, title, projectId, theme, isMatch, current } = drawing
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${map.width} ${map.height}`}>
      <title>{title}</title>
      <style>{styleOf(theme, map)}</style>
      <rect className="g" width={map.width} height={map.height} />
      {map.blocks.map((block, position) => (
        <g key={position} transform={`translate(${block.left} ${block.top})`}>
          <text className="b" x="2" y={-map.nameDepth}>
            {m.blockName({ name: block.name })}
            <tspan className="n"> · {availableIn(block, isMatch)}</tspan>
          </text>
          {block.plots.map((plot, index) => (
            <a
              key={index}
              href={plotAddress(projectId, plot)}
              target="_top"
              aria-label={labelOf(plot)}
              aria-current={plot.number === current ? 'true' : undefined}
              className={[plot.isAvailable ? 'f' : 't', isMatch(plot) ? '' : 'o'].join(' ').trim()}
            >
              <path d={outline(plot, map.cellWidth)} />
              <text {...textPlace(plot, map.cellWidth)}>{plot.label}</text>
            </a>
          ))}
          <BlockLink {...{ block, map, projectId, isMatch }} />
        </g>
      ))}
    </svg>,
  )
}

type BlockLinkProps = Pick<Drawing, 'map' | 'projectId' | 'isMatch'> & { block: PlacedBlock }

/** The available ones among the plots that match the filters. */
const availableIn = ({ plots }: PlacedBlock, isMatch: Drawing['isMatch']) =>
  plots.filter((plot) => plot.isAvailable && isMatch(plot)).length

/** Covers the plots while they are too small to touch. */
function BlockLink({ block, map, projectId, isMatch }: BlockLinkProps) {
  const { name } = block
  const plots = block.plots.filter(isMatch).length
  const available = availableIn(block, isMatch)
  return (
    <a
      href={blockAddress(projectId, name)}
      target="_top"
      className="m"
      aria-label={`${m.blockName({ name })}, ${m.availableOfPlots({ available, plots })}`}
    >
      <rect width={block.columns * map.cellWidth} height={block.rows * CELL_HEIGHT} />
    </a>
  )
}

/** Begins with the visible label (WCAG 2.5.3). */
function labelOf({ label, yards, facings, isCorner, paise, isAvailable }: MapPlot): string {
  const parts = [
    label,
    yards == null ? '' : m.yardsInText({ yards }),
    listOf(facings.map(facingName)),
    isCorner ? m.corner() : '',
    isAvailable && paise != null ? formatRupees(paise) : '',
    isAvailable ? m.availableInText() : m.notAvailableInText(),
  ]
  return parts.filter(Boolean).join(', ')
}

function styleOf(theme: Drawing['theme'], { width, nameSize }: SiteMap): string {
  const isDark = theme === 'dark'
  const darkIfPreferred =
    theme === 'system' ? `@media(prefers-color-scheme:dark){${coloursOf(palettes.dark)}}` : ''
  return [
    SHAPES,
    `.b{font-size:${nameSize}px;text-anchor:start;dominant-baseline:auto}`,
    BLOCK_NAMES_ON_WIDE_MAPS,
    coloursOf(isDark ? palettes.dark : palettes.light),
    darkIfPreferred,
    byLegibility(Math.ceil((width * LEGIBLE_PIXELS) / LABEL_SIZE)),
    FORCED_COLOURS,
  ].join('')
}

/** A map below this width counts the available plots beside the names of blocks, and has no plot numbers. */
const byLegibility = (width: number) =>
  `@media(max-width:${width - 1}px){.f text,.t text{display:none}.f path{fill-opacity:.6}}@media(min-width:${width}px){.m,.n{display:none}}`

/** Block names are sized for phones. On a wide map they would be larger than the page's title. */
const BLOCK_NAMES_ON_WIDE_MAPS = '@media(min-width:600px){.b{font-size:20px}}'

const LABEL_SIZE = 15
/** A smaller number of a plot is not shown. */
const LEGIBLE_PIXELS = 9

/**
 * Classes have one letter, to keep the map small: f free, t taken, o outside the filters, b block name, g ground, m link to a
 * block, n its count.
 */
const SHAPES =
  `text{font:600 ${LABEL_SIZE}px system-ui,sans-serif;text-anchor:middle;dominant-baseline:central;pointer-events:none}` +
  '.t text{text-decoration:line-through}' +
  '.o:not(:focus){opacity:.25}a{outline:none}a path{stroke-width:1.5}a[aria-current] path,a:focus path{stroke-width:6}.m rect{fill:none;pointer-events:all}.m:focus rect{stroke-width:8}'

const coloursOf = ({ surface, ink, softInk, control, positive, brand, focus }: Palette) =>
  `.g{fill:${surface}}text{fill:${ink}}.t path{fill:${surface}}.t text{fill:${softInk}}a path{stroke:${control}}` +
  `.f path{fill:${positive};fill-opacity:.3}.f:hover path{fill-opacity:.5}a[aria-current] path{stroke:${brand}}a:focus path,.m:focus rect{stroke:${focus}}`

const FORCED_COLOURS =
  '@media(forced-colors:active){.g,.t path{fill:Canvas}a path{stroke:CanvasText}text,.t text{fill:CanvasText}.f path{fill:Highlight;fill-opacity:1}.f text{fill:HighlightText}}'
