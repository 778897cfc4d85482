import { globalStyle, style } from '@vanilla-extract/css'
import { surface } from '~/ui/styles/shared.css'

/** Joins the cover, the specified card and the plots for sale into one card. */
export const project = style([
  surface,
  { display: 'flex', flexDirection: 'column', overflow: 'hidden', breakInside: 'avoid' },
])
export const facts = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '16px',
})
export const plotsAndRate = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' })
/** Both in one line of a narrow card. */
export const sell = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
globalStyle(`${sell} > a`, { flexGrow: 1, paddingInline: '8px' })

export const projects = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
})
