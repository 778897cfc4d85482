import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/ui/styles/responsive'
import { quick } from '~/ui/styles/tokens.css'
import { summary } from '../accordion/accordion.css'

/** Styled as the summary of an accordion. */
export const head = style([summary, { display: 'flex', color: 'inherit', textDecoration: 'none' }])
globalStyle(`${head}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' })
// Without this, print would keep all closed accordions together and start them on the next page.
globalStyle(`:has(> ${head}[aria-expanded=false])`, { '@media': { [print]: { breakInside: 'avoid' } } })
globalStyle(`${head}[aria-expanded=false] > :is(h2, h3)`, { '@media': { [print]: { breakAfter: 'auto' } } })
globalStyle(`${head} > svg`, { transition: `transform ${quick}` })
