import { keyframes, style } from '@vanilla-extract/css'
import { calm, scripted } from '~/ui/styles/responsive'
import { color, radius, width } from '~/ui/styles/tokens.css'

const shrink = keyframes({ to: { transform: 'scaleX(0)' } })

const inFull = '[data-delivery=full] &'

/** Toasts float only if scripts can close them. */
export const region = style({
  '@media': {
    [scripted]: {
      selectors: {
        [inFull]: {
          position: 'fixed',
          zIndex: 5,
          top: '8px',
          insetInline: '8px',
          maxWidth: width.form,
          marginInline: 'auto',
          // The margin below a toast must not catch clicks.
          pointerEvents: 'none',
        },
      },
    },
    print: { display: 'none' },
  },
})

export const toast = style({
  pointerEvents: 'auto',
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'start',
  gap: '8px',
  padding: '10px 4px 10px 16px',
  marginBottom: '16px',
  border: '1px solid',
  borderRadius: radius.card,
})

export const icon = style({ display: 'flex', paddingBlock: '2px' })
export const body = style({ flex: 1, minWidth: 0, color: color.ink, overflowWrap: 'anywhere' })
export const close = style({ color: color.ink, marginBlock: '-10px' })

const fiveSeconds = {
  animationDuration: '5s !important',
  animationFillMode: 'forwards',
  animationTimingFunction: 'linear',
}
const paused = `${toast}:is(:hover, :focus-within) &`

/** The end of the animation removes the toast, so that hover and focus pause the removal too. */
export const progress = style({
  ...fiveSeconds,
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '3px',
  background: 'currentColor',
  transformOrigin: '0 0',
  animationName: shrink,
  selectors: { [paused]: { animationPlayState: 'paused' } },
  '@media': { [calm]: { animationTimingFunction: 'step-end' } },
})

export const errorBar = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '3px',
  background: 'currentColor',
})
