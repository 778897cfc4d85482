import { globalStyle, style } from '@vanilla-extract/css'
import { scripted } from '~/styles/responsive'

export const tenure = style({})

// With scripts, outright (plan 2) shows no tenure. CSS hides the tenure, so that nothing moves when scripts load.
globalStyle(`[data-delivery=full] form:has([name=plan][value="2"]:checked) ${tenure}`, {
  '@media': { [scripted]: { display: 'none' } },
})
