import { style } from '@vanilla-extract/css'
import { print } from '~/styles/responsive'
import { surface } from '~/styles/shared.css'
import { color, hairline } from '~/styles/tokens.css'

/** M184 specifies the maximum height. */
export const box = style([
  surface,
  {
    // Keeps visually hidden children inside the box; otherwise they would lengthen the page.
    position: 'relative',
    maxHeight: '300px',
    overflow: 'auto',
    '@media': { [print]: { maxHeight: 'none' } },
  },
])
export const payment = style({
  paddingInline: '16px',
  selectors: { '& + &': { borderTop: hairline } },
})
export const label = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '4px 8px' })
export const date = style({ color: color.softInk })
