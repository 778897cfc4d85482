import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '~/ui/styles/responsive'
import { color } from '~/ui/styles/tokens.css'

/** So that a phone shows more than one project. */
const lower = { aspectRatio: '3 / 1' }
export const cover = style({ display: 'block', maxHeight: '200px', overflow: 'hidden' })
/** The card rounds the corners of the image. */
globalStyle(`${cover} img`, { borderRadius: 0, '@media': { [phone]: lower } })
export const noCover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 1',
  maxHeight: '200px',
  background: color.brandSoft,
  color: color.brand,
  '@media': { [phone]: lower },
})
globalStyle(`${noCover} svg`, { width: '48px', height: '48px' })
