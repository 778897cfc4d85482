import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '~/ui/styles/tokens.css'

export const cover = style({ display: 'block', maxHeight: '200px', overflow: 'hidden' })
/** The card rounds the corners of the image. */
globalStyle(`${cover} img`, { borderRadius: 0 })
export const noCover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 1',
  maxHeight: '200px',
  background: color.brandSoft,
  color: color.brand,
})
globalStyle(`${noCover} svg`, { width: '48px', height: '48px' })
