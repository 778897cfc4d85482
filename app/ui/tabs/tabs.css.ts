import { globalStyle, style } from '@vanilla-extract/css'
import { medium, print } from '~/ui/styles/responsive'
import { screenOnly, target } from '~/ui/styles/shared.css'
import { color, hairline, radius, size } from '~/ui/styles/tokens.css'

const list = style({ display: 'flex', flexWrap: 'wrap' })

const link = style([
  target,
  { justifyContent: 'center', color: color.softInk, fontWeight: 600, textDecoration: 'none' },
])

export const tabs = style([list, screenOnly, { columnGap: '4px', borderBottom: hairline }])
export const tab = style([
  link,
  {
    // Narrow, so that the tabs of a booking or a payment fit in one row on a phone.
    paddingInline: '4px',
    minWidth: size.target,
    '@media': { [medium]: { paddingInline: '12px' } },
    // Takes the place of the border. A transparent border would be visible in forced colours.
    paddingBottom: '3px',
    selectors: { '&[aria-current]': { color: color.brand, borderBottom: '3px solid', paddingBottom: 0 } },
  },
])

export const pills = style([list, { gap: '8px' }])
// Print shows the current choice only.
globalStyle(`${pills} > :not(:has([aria-current]))`, { '@media': { [print]: { display: 'none' } } })
export const pill = style([
  link,
  {
    paddingInline: '12px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.round,
    background: color.surface,
    selectors: {
      '&[aria-current]': { background: color.brandSoft, borderColor: color.brand, color: color.ink },
    },
    '@media': {
      [print]: {
        minHeight: 0,
        padding: 0,
        border: 0,
        selectors: { '&[aria-current]': { background: 'none', color: color.ink } },
      },
    },
  },
])
