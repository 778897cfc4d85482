import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '~/ui/styles/responsive'
import { surface } from '~/ui/styles/shared.css'
import { color } from '~/ui/styles/tokens.css'

/** Joins the cover, the specified card and the plots for sale into one card. */
export const project = style([
  surface,
  { display: 'flex', flexDirection: 'column', overflow: 'hidden', breakInside: 'avoid' },
])
globalStyle(`${project} > section`, { border: 0 })

export const cover = style({ display: 'block', maxHeight: '200px', overflow: 'hidden' })
/** The card rounds the corners of the image. */
globalStyle(`${cover} img`, { borderRadius: 0 })
export const noCover = style({
  display: 'none',
  placeItems: 'center',
  aspectRatio: '12 / 5',
  maxHeight: '200px',
  background: color.brandSoft,
  color: color.brand,
  '@media': { [medium]: { display: 'grid' } },
})
globalStyle(`${noCover} svg`, { width: '48px', height: '48px' })
/** At the foot of the card, because cards in a row have one height. */
export const offer = style({ marginTop: 'auto', padding: '0 16px 16px' })

export const projects = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
})
