import { style } from '@vanilla-extract/css'
import { color, text } from '~/styles/tokens.css'

export const list = style({ display: 'flex', flexDirection: 'column', gap: '12px' })
export const message = style({ overflowWrap: 'anywhere' })
export const date = style({ color: color.softInk, fontSize: text[14] })
