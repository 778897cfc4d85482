import { style } from '@vanilla-extract/css'
import { surface } from '~/ui/styles/shared.css'
import { color } from '~/ui/styles/tokens.css'

export const cards = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
})

export const card = style([
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    color: color.ink,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    ':hover': { background: color.paper },
  },
])

export const name = style({ padding: '12px 16px' })
