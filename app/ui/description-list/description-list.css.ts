import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/ui/styles/responsive'
import { between, wrap } from '~/ui/styles/shared.css'
import { color, hairline } from '~/ui/styles/tokens.css'

/** A value that does not fit beside its label wraps below it. */
export const pair = style([
  between,
  wrap,
  {
    // Nobody reads along a line of 1,000 px.
    maxWidth: '36rem',
    paddingBlock: '8px',
    selectors: { '& + &': { borderTop: hairline } },
    '@media': { [print]: { paddingBlock: '4px' } },
  },
])

export const emphasised = style({ fontWeight: 600 })
export const label = style({ color: color.softInk })
export const value = style({
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const texts = style({})
globalStyle(`${texts} > ${pair}`, { display: 'block' })
