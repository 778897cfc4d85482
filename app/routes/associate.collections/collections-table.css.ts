import { style } from '@vanilla-extract/css'
import { printOnly } from '~/styles/shared.css'
import { text } from '~/styles/tokens.css'

/** On paper nobody can press Call. */
export const mobile = style([printOnly])
/** Three short lines. */
export const about = style({ display: 'block', fontSize: text[14], lineHeight: 1.35 })
export const states = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4px' })
