import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/styles/responsive'
import { accordion, meta, summary } from '~/ui/accordion/accordion.css'

/** Has the look of a day that expands. */
export const day = style([accordion, summary])
globalStyle(`${day} > svg`, { '@media': { [print]: { display: 'none' } } })
/** The whole row is the link. */
export const link = style([
  meta,
  {
    '::after': { content: '', position: 'absolute', inset: 0 },
    '@media': { [print]: { color: 'inherit', textDecoration: 'none' } },
  },
])
