import { globalStyle, style } from '@vanilla-extract/css'
import { medium, wide } from '~/ui/styles/responsive'
import { surface } from '~/ui/styles/shared.css'
import { color, text } from '~/ui/styles/tokens.css'

export const tiles = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
})

export const tile = style([
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    height: '100%',
    minHeight: '76px',
    padding: '8px 4px',
    color: color.ink,
    fontSize: text[14],
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    ':hover': { background: color.paper },
  },
])
globalStyle(`${tile} svg`, { color: color.brand, width: '24px', height: '24px' })

export const figure = style({ color: color.brand, fontSize: text[13], fontWeight: 600 })
