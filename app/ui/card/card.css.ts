import { globalStyle, style } from '@vanilla-extract/css'
import { between, surface, wrap } from '~/ui/styles/shared.css'

export const card = style([surface, { padding: '16px', breakInside: 'avoid' }])

export const head = style([between, wrap])
globalStyle(`${head} > :is(h2, h3, h4)`, { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' })
