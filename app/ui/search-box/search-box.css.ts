import { globalStyle, style } from '@vanilla-extract/css'
import { screenOnly, wrap } from '~/ui/styles/shared.css'

const BUTTON_WIDTH = '8.25rem'

export const row = style([
  screenOnly,
  wrap,
  {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '8px',
  },
])

/** Reserves space for the button while the HTML streams. */
export const input = style({ flex: '1 1 9rem', minWidth: 0, maxWidth: `max(9rem, 100% - ${BUTTON_WIDTH})` })
// Label and Clear link may also use the space above the button.
globalStyle(`${input} label`, { width: 'max-content', maxWidth: ['100%', '100cqi'] })
globalStyle(`${input} label + a`, {
  right: ['0', 'calc(100% - 100cqi)'],
  top: '-16px',
  paddingTop: '12px',
})
