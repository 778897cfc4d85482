import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '~/ui/styles/responsive'
import { button } from '../button/button.css'

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' })
/** In reach of either thumb. */
globalStyle(`${actions} > ${button.primary}`, { '@media': { [phone]: { flexGrow: 1 } } })
