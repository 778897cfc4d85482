import { style } from '@vanilla-extract/css'
import { between, wrap } from '~/ui/styles/shared.css'
import { space } from '~/ui/styles/tokens.css'

export const choices = style([between, wrap, { rowGap: space[12] }])
