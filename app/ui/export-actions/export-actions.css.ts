import { globalStyle, style } from '@vanilla-extract/css'
import { phone, scripted } from '~/ui/styles/responsive'
import { screenOnly, target } from '~/ui/styles/shared.css'
import { color, size, text } from '~/ui/styles/tokens.css'

export const exportActions = style([
  screenOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 20px',
    '@media': {
      // Negative margins, because the links are taller than their text.
      [phone]: { columnGap: '16px', marginBlock: '-12px -8px', fontSize: text[14] },
      [scripted]: {
        selectors: {
          // Reserves the space of the Print button, which appears at hydration.
          '[data-delivery=full] &:not(:has(button))::after': {
            content: '',
            width: '2.5em',
            height: size.target,
          },
        },
      },
    },
  },
])

export const print = style([
  target,
  {
    border: 'none',
    background: 'none',
    padding: 0,
    color: color.brand,
    cursor: 'pointer',
    font: 'inherit',
    textDecoration: 'underline',
  },
])
// Without icons, three links fit in one row on a phone.
globalStyle(`${exportActions} svg`, { '@media': { [phone]: { display: 'none' } } })
