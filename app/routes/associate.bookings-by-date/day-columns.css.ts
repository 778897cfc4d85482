import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print } from '~/ui/styles/responsive'
import { cell } from '~/ui/table/table.css'

/** Print has no fold for a day, so all dates look the same there, indented below their month. */
export const date = style({ '@media': { [print]: { fontWeight: 400, paddingInlineStart: '12px' } } })
// A date among the details of a row on phones.
globalStyle(`${cell.detail} > :has(> ${date})`, {
  '@media': { [narrow]: { display: 'inline', fontSize: 'inherit', fontWeight: 'inherit' } },
})
