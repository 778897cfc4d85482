import { globalStyle, style } from '@vanilla-extract/css'
import { scripted } from '~/styles/responsive'

export const tenure = style({})

// Where scripts run the tenure belongs to plan 1 alone. By CSS, so that nothing moves when the scripts arrive.
globalStyle(`[data-delivery=full] form:has([name=plan][value="2"]:checked) ${tenure}`, {
  '@media': { [scripted]: { display: 'none' } },
})
