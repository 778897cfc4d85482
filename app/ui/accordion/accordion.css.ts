import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/ui/styles/responsive'
import { between, printsOpen, shrinks, surface, wrap } from '~/ui/styles/shared.css'
import { color, hairline, quick, text } from '~/ui/styles/tokens.css'

/** With `hidden`, the accordion would scroll, and the head of a table in it would stick to the accordion instead of the page. */
export const accordion = style([surface, printsOpen, { overflow: 'clip' }])

/** `meta` wraps below a long heading. */
export const summary = style([
  between,
  wrap,
  {
    position: 'relative',
    alignContent: 'center',
    minHeight: '52px',
    padding: '8px 44px 8px 16px',
    outlineOffset: '-3px !important',
    ':hover': { background: color.paper },
    '@media': { [print]: { minHeight: 0, paddingBlock: '4px' } },
  },
])
globalStyle(`${summary} > svg`, {
  position: 'absolute',
  right: '12px',
  top: 'calc(50% - 10px)',
  transition: `transform ${quick}`,
})
globalStyle(`[open] > ${summary} > svg`, { transform: 'rotate(180deg)' })
globalStyle(`${summary} > :is(h2, h3, h4)`, { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })

export const meta = style({ fontWeight: 600 })
export const detail = style([shrinks, { flexBasis: '100%', color: color.softInk, fontSize: text[14] }])
export const body = style({ padding: '12px 16px 16px', borderTop: hairline })

/** Styled as the summary of an accordion. */
export const linkHead = style([summary, { display: 'flex', color: 'inherit', textDecoration: 'none' }])
globalStyle(`${linkHead}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' })
// Without this, print would keep all closed accordions together and start them on the next page.
globalStyle(`:has(> ${linkHead}[aria-expanded=false])`, { '@media': { [print]: { breakInside: 'avoid' } } })
globalStyle(`${linkHead}[aria-expanded=false] > :is(h2, h3)`, {
  '@media': { [print]: { breakAfter: 'auto' } },
})
globalStyle(`${linkHead} > svg`, { transition: `transform ${quick}` })
