import { globalStyle, style } from '@vanilla-extract/css'
import { surface } from '~/ui/styles/shared.css'

/** Joins the cover, the specified card and the plots for sale into one card. */
export const project = style([surface, { overflow: 'hidden', breakInside: 'avoid' }])
globalStyle(`${project} > section`, { border: 0 })

export const cover = style({ display: 'block', maxHeight: '200px', overflow: 'hidden' })
/** The card rounds the corners of the image. */
globalStyle(`${cover} img`, { borderRadius: 0 })
export const offer = style({ padding: '0 16px 16px' })

export const projects = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
})
