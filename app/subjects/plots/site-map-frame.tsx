import { useNavigate } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '~/messages/messages'
import { ButtonLink } from '~/ui/button/button'
import { isForOtherTab } from '~/ui/link/link'
import { TextLink } from '~/ui/text-link/text-link'
import type { EmbeddedMap } from './load-site-map.server'
import { onMapGestures } from './map-gestures'
import * as styles from './site-map-frame.css'

const { ZOOMS } = styles
type Zoom = (typeof ZOOMS)[number]

interface SiteMapFrameProps {
  map: EmbeddedMap
  projectName: string
  /** Zoom from the address. Without scripts, the zoom links change the address. */
  zoom: number
  /** In data-saver mode the map is a link. */
  isLite: boolean
  toZoom: (zoom: number) => string
  /** Id of the element after the map, for the skip link. */
  skipTo: string
}

export const MAP_ID = 'map'

/** Fills the width of the page. Scripts zoom the map in place: by buttons, by wheel with Ctrl, and by pinch. */
export function SiteMapFrame({ map, projectName, isLite, toZoom, skipTo, ...initial }: SiteMapFrameProps) {
  const navigate = useNavigate()
  const [zoom, setZoom] = useState<Zoom>(() => nearest(initial.zoom))
  const frame = useRef<HTMLElement>(null)
  const embedded = useRef<HTMLIFrameElement>(null)
  useCentre(frame, zoom)
  useZoomInAddress(zoom)
  useEffect(() => {
    return onMapGestures(embedded.current, {
      onLink: (to) => navigate(to),
      onZoom: (steps) => setZoom((current) => zoomed(current, steps)),
    })
  }, [navigate, map.src])
  if (isLite)
    return (
      <TextLink to={map.src} icon="plots" isDocument>
        {m.mapOfProjectName({ projectName })}
      </TextLink>
    )

  const zoomLink = (label: string, steps: 1 | -1) => (
    <ButtonLink
      to={toZoom(zoomed(zoom, steps))}
      softDisabled={zoomed(zoom, steps) === zoom}
      onClick={(event) => {
        if (isForOtherTab(event)) return
        event.preventDefault()
        setZoom(zoomed(zoom, steps))
      }}
    >
      {label}
    </ButtonLink>
  )
  return (
    <div id={MAP_ID} className={styles.section}>
      <div className={styles.tools}>
        {zoomLink(m.zoomOut(), -1)}
        {zoomLink(m.zoomIn(), 1)}
      </div>
      <a className={styles.skip} href={`#${skipTo}`}>
        {m.skipTheMap()}
      </a>
      {/* A tab stop, so that keyboards can scroll a map that is enlarged or higher than the window. */}
      <section className={styles.frame} ref={frame} aria-label={m.map()} tabIndex={0}>
        <div className={styles.sheets[zoom]}>
          <svg className={styles.shape} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" />
          {/* The key makes a new frame, because a changed `src` would add an entry to the history. */}
          <iframe
            key={map.src}
            ref={embedded}
            className={styles.document}
            src={map.src}
            title={m.mapOfProjectName({ projectName })}
          />
        </div>
      </section>
      <Legend />
    </div>
  )
}

function Legend() {
  return (
    <p className={styles.legend}>
      <svg className={styles.sample} viewBox="0 0 24 16" aria-hidden="true">
        <path className={styles.free} d="M1 1h22v14H1z" />
      </svg>
      {m.filledIsAvailable()} {m.legendOfMap()}
    </p>
  )
}

/** For Back and reload. */
function useZoomInAddress(zoom: Zoom) {
  const shown = useRef(zoom)
  useEffect(() => {
    if (shown.current === zoom) return
    shown.current = zoom
    const address = new URL(window.location.href)
    address.searchParams.set('zoom', String(zoom))
    window.history.replaceState(window.history.state, '', address)
  }, [zoom])
}

// React warns of layout effects on the server, because the server never runs them.
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** Keeps the centre of the visible part while zooming. */
function useCentre(frame: React.RefObject<HTMLElement>, zoom: number) {
  const previousZoom = useRef(zoom)
  useBrowserLayoutEffect(() => {
    const box = frame.current
    const factor = zoom / previousZoom.current
    previousZoom.current = zoom
    if (!box || factor === 1) return
    const shift = (from: number, size: number) => (from + size / 2) * factor - size / 2
    box.scrollTo(shift(box.scrollLeft, box.clientWidth), shift(box.scrollTop, box.clientHeight))
  }, [frame, zoom])
}

const zoomed = (zoom: Zoom, steps: 1 | -1): Zoom =>
  ZOOMS[Math.min(Math.max(ZOOMS.indexOf(zoom) + steps, 0), ZOOMS.length - 1)] ?? zoom

const nearest = (zoom: number): Zoom => ZOOMS.find((one) => one === zoom) ?? 1
