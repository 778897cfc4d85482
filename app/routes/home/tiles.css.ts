import { globalStyle, style } from '@vanilla-extract/css'
import { medium, wide } from '~/ui/styles/responsive'
import { surface } from '~/ui/styles/shared.css'
import { color, text } from '~/ui/styles/tokens.css'

export const section = style({ display: 'flex', flexDirection: 'column', gap: '8px' })

/** Tiles grow, so that no row has a hole. Beside the rail, which has most of them, they are low. */
export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
globalStyle(`${tiles} > li`, {
  flex: '1 1 6.5rem',
  '@media': {
    [medium]: { flexBasis: '18%' },
    [wide]: { flexBasis: '8rem' },
  },
})

export const tile = style([
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
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
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignContent: 'center',
        gap: '0 8px',
        minHeight: '52px',
        paddingInline: '12px',
        textAlign: 'start',
      },
    },
  },
])
globalStyle(`${tile} svg`, { color: color.brand, width: '24px', height: '24px' })

export const figure = style({
  color: color.brand,
  fontSize: text[13],
  fontWeight: 600,
  '@media': { [wide]: { gridColumn: 2 } },
})
