import { style } from '@vanilla-extract/css'
import { hairline, radius } from '~/ui/styles/tokens.css'

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '320px',
  // A stretched image would lose its shape.
  alignSelf: 'flex-start',
  width: 'auto',
  height: 'auto',
  border: hairline,
  borderRadius: radius.control,
})

export const masked = style({ position: 'relative' })

/** Hides the number while the field has no focus; the mask is shown instead. The form still contains the number. */
export const number = style({ selectors: { '&:not(:focus)': { WebkitTextFillColor: 'transparent' } } })
export const mask = style({
  position: 'absolute',
  inset: 0,
  padding: '10px 13px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  letterSpacing: '.1em',
  pointerEvents: 'none',
  selectors: { [`${masked}:focus-within &`]: { display: 'none' } },
})
