import { style } from '@vanilla-extract/css'

/** In a line of text, a target of 44 px would push the line down. */
export const ownLine = style({ display: 'block' })
