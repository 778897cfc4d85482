import { globalStyle, style } from '@vanilla-extract/css'
import { quick } from '~/styles/tokens.css'
import { summary } from '../accordion/accordion.css'

/** The link that opens fills the whole head, and looks as the summary of an accordion does. */
export const head = style([summary, { display: 'flex', color: 'inherit', textDecoration: 'none' }])
globalStyle(`${head}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' })
globalStyle(`${head} > svg`, { transition: `transform ${quick}` })
