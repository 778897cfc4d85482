import { styleVariants } from '@vanilla-extract/css'
import { text } from '~/ui/styles/tokens.css'

export const heading = styleVariants({
  2: { fontSize: text[18] },
  3: { fontSize: text[16] },
  4: { fontSize: text[14] },
})
