import { globalStyle, style } from '@vanilla-extract/css'
import { scripted } from '~/ui/styles/responsive'

export const tenure = style({})

// With scripts, the plan Outright (value 2) has no tenure field. CSS hides the field, so that nothing moves when scripts load.
globalStyle(`[data-delivery=full] form:has([name=plan][value="2"]:checked) ${tenure}`, {
  '@media': { [scripted]: { display: 'none' } },
})
