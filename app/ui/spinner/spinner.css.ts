import { keyframes, style } from '@vanilla-extract/css'
import { calm } from '~/ui/styles/responsive'

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
