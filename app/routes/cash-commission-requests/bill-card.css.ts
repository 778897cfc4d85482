import { globalStyle, style } from '@vanilla-extract/css'
import { between, shrinks, target } from '~/ui/styles/shared.css'
import { color, hairline, quick, text } from '~/ui/styles/tokens.css'

export const bill = style({ selectors: { '& + &': { borderTop: hairline } } })

export const head = style([between, { alignItems: 'center' }])
export const name = style([shrinks, { flex: 1 }])

export const summary = style([target, { color: color.softInk, fontSize: text[14], cursor: 'pointer' }])
globalStyle(`${summary} > svg`, { width: '16px', height: '16px', transition: `transform ${quick}` })
globalStyle(`[open] > ${summary} > svg`, { transform: 'rotate(180deg)' })
