import { style } from '@vanilla-extract/css'
import { print } from '~/ui/styles/responsive'

/** Print has no fold for a day, so all dates look the same there, indented below their month. */
export const date = style({ '@media': { [print]: { fontWeight: 400, paddingInlineStart: '12px' } } })
