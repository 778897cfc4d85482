import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { print, scripted } from './responsive'
import { color, hairline, radius, size, width } from './tokens.css'

export const surface = style({
  background: color.surface,
  border: hairline,
  borderRadius: radius.card,
})

/** Gives a control the minimum height of a touch target. */
export const target = style({
  minHeight: size.target,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
})

export const between = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 12px',
})

export const wrap = style({ flexWrap: 'wrap' })

export const bulleted = style({ display: 'grid', gap: '8px', paddingInlineStart: '16px', listStyle: 'disc' })

export const shrinks = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** For a text that calls for action. */
export const critical = style({ color: color.critical, fontWeight: 600 })

export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** For controls that a script replaces. */
export const plainOnly = style({
  '@media': { [scripted]: { selectors: { '[data-delivery=full] &': { display: 'none' } } } },
})

export const screenOnly = style({ '@media': { [print]: { display: 'none !important' } } })
export const printOnly = style({ display: 'none', '@media': { [print]: { display: 'block' } } })

/** Prints the content of a collapsed `<details>`, in browsers that support this. */
export const printsOpen = style({})
globalStyle(`${printsOpen}::details-content`, {
  '@media': { [print]: { contentVisibility: 'visible', blockSize: 'auto' } },
})

/** `zIndex` of a panel over the page; toasts are above it. */
export const OVER_PAGE = 4

/**
 * For a `<details>` whose panel lies over the page. The summary covers the page around the panel, so that a press outside only closes
 * the panel, even without scripts. The panel of the top bar leaves the navigation uncovered.
 */
export const overPage = style({})
globalStyle(`${overPage}[open] > summary::before`, {
  content: '',
  position: 'fixed',
  inset: 0,
  zIndex: OVER_PAGE,
})

/** Width of each column of a table; `auto` by default. */
export const columnWidth = createVar()

/** Left margin of every page beside the rail. It is the same on all screens, so that headings do not move. */
export const pageStart = createVar()

export const formLayout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  maxWidth: width.form,
})
/** For fields in two columns. */
export const wideFormLayout = style([formLayout, { maxWidth: width.content }])

export const loadMore = style([screenOnly, { textAlign: 'center', color: color.softInk }])

/** For a standalone link after a text: within a line, its height would push the line down. */
export const ownLine = style({ display: 'block' })

export const standaloneLink = style([target, screenOnly, { minWidth: '44px' }])

export const card = style([surface, { padding: '16px', breakInside: 'avoid' }])

export const cardHead = style([between, wrap])
globalStyle(`${cardHead} > :is(h2, h3, h4)`, { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' })
