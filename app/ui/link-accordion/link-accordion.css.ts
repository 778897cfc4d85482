import { globalStyle, style } from '@vanilla-extract/css'
import { quick } from '~/styles/tokens.css'
import { summary } from '../accordion/accordion.css'

/** Styled as the summary of an accordion. */
export const head = style([summary, { display: 'flex', color: 'inherit', textDecoration: 'none' }])
globalStyle(`${head}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' })
globalStyle(`${head} > svg`, { transition: `transform ${quick}` })
