import { style } from '@vanilla-extract/css'
import { plainLine } from '~/ui/derivation/derivation.css'
import { color, hairline } from '~/ui/styles/tokens.css'

export const dueAlone = style({ display: 'block', color: 'inherit', textDecoration: 'none' })
/** The sum of the parts above it. */
export const due = style([plainLine, { borderTop: hairline, borderColor: 'currentcolor', color: color.ink }])
