import { style } from '@vanilla-extract/css'
import { medium } from '~/ui/styles/responsive'
import { surface } from '~/ui/styles/shared.css'
import { color, radius, text } from '~/ui/styles/tokens.css'

export const cards = style({
  display: 'grid',
  gap: '12px',
  '@media': { [medium]: { gridTemplateColumns: '1fr 1fr' } },
})

export const card = style([
  surface,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    height: '100%',
    padding: '12px',
    color: color.ink,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    ':hover': { background: color.paper },
  },
])

export const letter = style({
  flex: '0 0 auto',
  width: '56px',
  borderRadius: radius.control,
  background: color.brandSoft,
  color: color.brand,
  fontSize: text[22],
  lineHeight: '56px',
  textAlign: 'center',
})
