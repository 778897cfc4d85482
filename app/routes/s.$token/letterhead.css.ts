import { style } from '@vanilla-extract/css'
import { print } from '~/ui/styles/responsive'
import { color, radius, text } from '~/ui/styles/tokens.css'

/** Above the title, as on a paper of the firm. */
export const letterhead = style({
  order: -1,
  padding: '16px',
  borderRadius: radius.card,
  background: color.panel,
  color: color.onPanel,
  fontSize: text[14],
  overflowWrap: 'anywhere',
  // Browsers print no backgrounds.
  '@media': { [print]: { padding: 0, background: 'none', color: color.ink } },
})
export const firmName = style({ display: 'block', fontSize: text[22], fontWeight: 700, lineHeight: 1.3 })
