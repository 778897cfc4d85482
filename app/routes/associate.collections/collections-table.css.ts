import { style } from '@vanilla-extract/css'
import { printOnly } from '~/styles/shared.css'

/** On paper nobody can press Call. */
export const mobile = style([printOnly])
