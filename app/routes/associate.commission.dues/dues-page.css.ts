import { globalStyle, style } from '@vanilla-extract/css'
import { between, wrap } from '~/ui/styles/shared.css'
import { space } from '~/ui/styles/tokens.css'

export const choices = style([between, wrap, { rowGap: space[12] }])

/** The share of a project in the total, in words and as a bar. */
export const share = style({ display: 'flex', alignItems: 'center', gap: space[8], whiteSpace: 'nowrap' })
globalStyle(`${share} > svg`, { flex: 1, minWidth: 0 })
/** So that the bars of the projects begin at one edge. */
export const percent = style({ minWidth: '8.5em' })
