import { type KeyboardEvent, useRef } from 'react'
import { facingName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import {
  type BlockMap as BlockMapData,
  type Direction,
  type MapPlot,
  neighbourOf,
  plotAddress,
  shortFacing,
} from '~/subjects/plots/blocks'
import * as styles from './block-map.css'
import { CELL_HEIGHT, cellWidth, facedEdges, outline, textPlace } from '~/subjects/plots/drawing'
import { Link } from '~/ui/link/link'

interface BlockMapProps {
  block: BlockMapData
  projectId: string
  shownPlot: string | null
}

const PIXELS_PER_REM = 16

const DIRECTIONS: Record<string, Direction | undefined> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Each plot is a link; with scripts, arrow keys move between plots. */
export function BlockMap({ block, projectId, shownPlot }: BlockMapProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const width = cellWidth(block.plots)
  const size = { width: block.columns * width, height: block.rows * CELL_HEIGHT }

  function moveFocus(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key]
    const links = [...(drawing.current?.querySelectorAll('a') ?? [])]
    const from = links.findIndex((link) => link === document.activeElement)
    const to = direction ? neighbourOf(block.plots, from, direction) : null
    if (to === null) return
    event.preventDefault()
    links[to]?.focus()
  }

  return (
    <div className={styles.frame}>
      <svg
        ref={drawing}
        className={styles.map}
        width={`${size.width / PIXELS_PER_REM}rem`}
        height={`${size.height / PIXELS_PER_REM}rem`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="group"
        aria-label={m.mapOfBlockName({ name: block.name })}
        onKeyDown={moveFocus}
      >
        {block.plots.map((plot) => (
          <PlotLink
            key={plot.number}
            plot={plot}
            width={width}
            to={plotAddress(projectId, plot)}
            isShown={plot.number === shownPlot}
          />
        ))}
      </svg>
    </div>
  )
}

interface PlotLinkProps {
  plot: MapPlot
  width: number
  to: string
  isShown: boolean
}

function PlotLink({ plot, width, to, isShown }: PlotLinkProps) {
  const { label, facings, isAvailable } = plot
  const place = textPlace(plot, width)
  const shortFacings = [...new Set(facings.map(shortFacing))].filter(Boolean).join(' ')
  // The accessible name contains the visible label (WCAG 2.5.3).
  const visibleLabel = [m.plot(), label, shortFacings].filter(Boolean).join(' ')
  const parts = [
    visibleLabel,
    listOf(facings.map(facingName)),
    isAvailable ? m.availableInText() : m.notAvailableInText(),
  ]
  return (
    <Link
      to={to}
      className={isAvailable ? styles.plot : styles.plotTaken}
      aria-label={parts.filter(Boolean).join(', ')}
      aria-current={isShown ? 'true' : undefined}
    >
      <path className={isAvailable ? styles.free : styles.taken} d={outline(plot, width)} />
      <path className={styles.edge} d={facedEdges(plot, width)} />
      <text className={styles.label} {...place}>
        {label}
      </text>{' '}
      <text className={styles.facing} x={place.x} y={place.y + 16}>
        {shortFacings}
      </text>
    </Link>
  )
}
