import { style, styleVariants } from '@vanilla-extract/css'
import { color, hairline, radius, width } from '~/ui/styles/tokens.css'

const base = style({
  margin: 'auto',
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

const upTo = (maxWidth: string) => ({ width: `min(${maxWidth}, 100vw - 32px)` })
export const dialog = styleVariants({
  form: [base, upTo(width.form)],
  large: [base, upTo(width.table)],
})

export const body = style({ display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' })
