import { style } from '@vanilla-extract/css'

/** The touch target of the link is higher than the row's line of text. */
export const certificate = style({ display: 'block', marginBlock: '-8px' })
