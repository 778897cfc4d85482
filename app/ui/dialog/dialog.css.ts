import { style } from '@vanilla-extract/css'
import { color, hairline, radius, width } from '~/styles/tokens.css'

export const dialog = style({
  margin: 'auto',
  width: `min(${width.form}, 100vw - 32px)`,
  maxHeight: 'calc(100dvh - 32px)',
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  '::backdrop': { background: color.scrim },
})

export const body = style({ display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' })
