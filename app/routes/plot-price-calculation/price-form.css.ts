import { globalStyle, style } from '@vanilla-extract/css'
import { scripted } from '~/styles/responsive'

export const tenure = style({})

// With scripts, the form has no tenure for the plan Outright (value 2). CSS hides it, so that nothing moves when scripts load.
globalStyle(`[data-delivery=full] form:has([name=plan][value="2"]:checked) ${tenure}`, {
  '@media': { [scripted]: { display: 'none' } },
})
