import { scaleBand, scaleLinear } from 'd3-scale'

const WIDTH = 240
const HEIGHT = 32

/** Bars as one SVG path in a box of 240 by 32; null if no value is above 0. */
export function sparkline(values: number[]) {
  const highest = Math.max(...values)
  if (highest <= 0) return null
  const x = scaleBand([0, WIDTH])
    .domain(values.map((_, index) => String(index)))
    .paddingInner(0.25)
  const y = scaleLinear([0, highest], [0, HEIGHT])
  const bars = values.map((value, index) => {
    // A small value must remain visible.
    const height = value > 0 ? Math.max(1, y(value)) : 0
    return height > 0
      ? `M${rounded(x(String(index)) ?? 0)} ${HEIGHT}v-${rounded(height)}h${rounded(x.bandwidth())}v${rounded(height)}z`
      : ''
  })
  return { width: WIDTH, height: HEIGHT, path: bars.join('') }
}

const rounded = (pixels: number) => Math.round(pixels * 10) / 10
