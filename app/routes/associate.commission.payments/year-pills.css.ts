import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '~/ui/styles/responsive'
import { screenOnly } from '~/ui/styles/shared.css'

/** In one line below 1024 px, so that a phone shows the chart below. */
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
