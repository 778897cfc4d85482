import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { print } from '~/ui/styles/responsive'
import { color, radius, text } from '~/ui/styles/tokens.css'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  padding: '2px 8px 2px 6px',
  borderRadius: radius.round,
  border: '1px solid',
  fontSize: text[13],
  fontWeight: 600,
  '@media': { [print]: { padding: 0, border: 0, background: 'none', whiteSpace: 'nowrap' } },
})

/** `color` is for icon and border. The text inside is in `ink`. */
export const tone = styleVariants({
  positive: { color: color.positive, background: color.positiveSoft },
  warning: { color: color.warning, background: color.warningSoft },
  critical: { color: color.critical, background: color.criticalSoft },
  info: { color: color.info, background: color.infoSoft },
  neutral: { color: color.control, background: color.surface },
})

export type Tone = keyof typeof tone

/** Aligns the badge by its text, not by its icon. */
export const word = style({ alignSelf: 'baseline', color: color.ink })
globalStyle(`${badge} > svg`, { '@media': { [print]: { display: 'none' } } })
