import { globalStyle, style } from '@vanilla-extract/css'
import { medium, wide } from '~/ui/styles/responsive'
import { color, radius, size, text } from '~/ui/styles/tokens.css'

/** Filled with a colour, so that the two figures are seen first. */
export const panel = style({
  display: 'grid',
  overflow: 'hidden',
  color: color.onPanel,
  background: color.panel,
  borderRadius: radius.card,
  '@media': {
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    [wide]: { gridTemplate: '1fr auto / 1fr' },
  },
})

const part = style({
  display: 'block',
  minHeight: size.target,
  padding: '12px 16px',
  color: color.onPanel,
  textDecoration: 'none',
  outlineOffset: '-3px !important',
})
globalStyle(`${part}:hover`, { textDecoration: 'underline' })
// `Amount` mutes a zero, but muted text is hard to read on this background.
globalStyle(`${part} span`, { color: 'inherit' })

export const paid = style([part, { '@media': { [wide]: { display: 'flex', flexDirection: 'column' } } }])

const divided = `1px solid color-mix(in srgb, ${color.onPanel} 40%, transparent)`
export const due = style({
  padding: '12px 16px 4px',
  borderTop: divided,
  '@media': {
    [medium]: { borderTop: 'none', borderInlineStart: divided },
    [wide]: { borderTop: divided, borderInlineStart: 'none' },
  },
})
// In the colours of the panel.
globalStyle(`${due} :is(a, dt, dd, p, span, svg)`, { color: 'inherit', textDecorationColor: 'currentColor' })
globalStyle(`${due} :focus-visible`, { outlineColor: color.onPanel })

export const label = style({ fontSize: text[14] })
export const amount = style({ display: 'block', fontSize: text[28], fontWeight: 700, lineHeight: 1.3 })
export const months = style({
  display: 'block',
  maxWidth: '360px',
  marginTop: '8px',
  '@media': {
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      maxWidth: 'none',
      marginTop: 'auto',
      paddingTop: '12px',
    },
  },
})
/** On wide screens, the bars grow with the panel, but not so much that they hide what to do next. */
export const bars = style({
  display: 'block',
  width: '100%',
  '@media': { [wide]: { flexGrow: 1, minHeight: '32px', maxHeight: '160px' } },
})
/** Above the highest bar. */
export const highest = style({
  display: 'block',
  width: '100%',
  height: '16px',
  overflow: 'visible',
  fill: color.onPanel,
  fontSize: text[13],
  '@media': { [wide]: { marginTop: 'auto' } },
})
export const initials = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' })
export const bar = style({ fill: color.onPanel, opacity: 0.8 })
/** Generated, because a text browser would read the letters. */
export const initial = style({
  fontSize: text[13],
  textAlign: 'center',
  '::before': { content: 'attr(data-initial)' },
})
export const currentInitial = style([initial, { fontWeight: 700, textDecoration: 'underline' }])
