import { style } from '@vanilla-extract/css'
import { between, wrap } from '~/styles/shared.css'
import { space } from '~/styles/tokens.css'

export const choices = style([between, wrap, { rowGap: space[12] }])
