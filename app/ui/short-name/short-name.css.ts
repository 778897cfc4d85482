import { style } from '@vanilla-extract/css'

export const short = style({ whiteSpace: 'nowrap' })
