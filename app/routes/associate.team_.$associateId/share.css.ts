import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '~/ui/styles/responsive'
import { text } from '~/ui/styles/tokens.css'
import { cell } from '~/ui/table/table.css'

export const shares = style({})
// Below 1024 px, the share ends below the amount, and fits beside the longest detail on a phone.
globalStyle(`${shares} ${cell.state}`, {
  '@media': { [narrow]: { width: '6rem', fontSize: text[14], lineHeight: 1.3, textAlign: 'end' } },
})
