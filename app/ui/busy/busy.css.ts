import { keyframes, style } from '@vanilla-extract/css'
import { calm } from '~/ui/styles/responsive'
import { color } from '~/ui/styles/tokens.css'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

/** The spinner is inside the space of the product name, so that nothing shifts. */
export const slot = style({ gridArea: '1 / 1', justifySelf: 'end', display: 'flex' })

/** Lies on the lower edge of the top bar, so it covers no content. */
export const track = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '-1px',
  height: '3px',
  overflow: 'hidden',
  background: color.brandSoft,
})

export const bar = style({
  width: '40%',
  height: '100%',
  background: color.brand,
  animation: `${slide} 1.2s linear infinite`,
  '@media': { [calm]: { animation: 'none', width: '100%' } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const ring = style({
  flex: 'none',
  display: 'inline-block',
  width: '1.125em',
  height: '1.125em',
  verticalAlign: '-.2em',
  border: '2px solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
  '@media': { [calm]: { animation: 'none' } },
})
