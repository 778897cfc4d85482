import { style } from '@vanilla-extract/css'
import { hairline } from '~/ui/styles/tokens.css'

export const month = style({ paddingInline: '16px', selectors: { '& + &': { borderTop: hairline } } })
