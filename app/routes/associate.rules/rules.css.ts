import { style } from '@vanilla-extract/css'
import { space } from '~/ui/styles/tokens.css'

export const list = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[16],
  listStyle: 'disc',
})
