import { style } from '@vanilla-extract/css'
import { screenOnly } from '~/ui/styles/shared.css'
import { color, text } from '~/ui/styles/tokens.css'

export const reminderLanguage = style([
  screenOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    color: color.softInk,
    fontSize: text[14],
  },
])
