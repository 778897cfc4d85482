import { style } from '@vanilla-extract/css'

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' })
