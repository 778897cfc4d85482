import { style, styleVariants } from '@vanilla-extract/css'
import { space } from '~/ui/styles/tokens.css'

export const stack = style({ display: 'flex' })

export const direction = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexWrap: 'wrap', alignItems: 'center' },
})

export const gap = styleVariants(space, (value) => ({ gap: value }))
