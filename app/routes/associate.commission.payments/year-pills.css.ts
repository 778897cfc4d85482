import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '~/ui/styles/responsive'
import { screenOnly } from '~/ui/styles/shared.css'

/** In one line on phones, so that the chart below is in view. */
export const pillsOfYears = style([screenOnly, { minWidth: 0 }])
globalStyle(`${pillsOfYears} ul`, {
  '@media': {
    [narrow]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: '3px',
      margin: '-3px',
    },
  },
})
globalStyle(`${pillsOfYears} li`, { flex: 'none' })
