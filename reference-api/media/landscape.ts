import type { Random } from '../demo-data/random'

interface Light {
  /** From top to horizon. */
  sky: [string, string, string]
  sun: string
  /** Far hills, near hills. */
  hills: [string, string]
  grass: [string, string]
  earth: string
  leaves: [string, string]
}

const LIGHTS: Light[] = [
  {
    sky: ['#3b5c8f', '#f2a65a', '#ffe3a9'],
    sun: '#fff3c4',
    hills: ['#8d7a9b', '#5f6f63'],
    grass: ['#8fa65a', '#5c7a3a'],
    earth: '#b98a5a',
    leaves: ['#3f6b35', '#5b8a43'],
  },
  {
    sky: ['#5aa9e6', '#a9d6f5', '#eaf6fb'],
    sun: '#ffffff',
    hills: ['#9bb8c9', '#6f9a76'],
    grass: ['#9cc069', '#5f9142'],
    earth: '#c79a68',
    leaves: ['#2f7038', '#57a04d'],
  },
  {
    sky: ['#4a3f6b', '#d9748f', '#fbc9a0'],
    sun: '#ffe0b0',
    hills: ['#7c6a90', '#52586f'],
    grass: ['#7e8f58', '#4c6440'],
    earth: '#a07a5c',
    leaves: ['#35543a', '#4f7a4a'],
  },
  {
    sky: ['#6b8fb0', '#c3d3d8', '#eef0e6'],
    sun: '#fdfbe8',
    hills: ['#a3b3b0', '#71907c'],
    grass: ['#7fb069', '#3f7d3c'],
    earth: '#a9815a',
    leaves: ['#1f5c33', '#3f8a47'],
  },
]

export type View = 'arch' | 'avenue' | 'plots' | 'park' | 'tank' | 'lake'

interface LandscapeOptions {
  width: number
  height: number
  lightIndex: number
  view: View
}

/** Draws land for sale: hills, a road to the horizon, trees, and plots with boundary stones or a lake. */
export function landscape({ width, height, lightIndex, view }: LandscapeOptions, random: Random): string {
  const colours = LIGHTS[lightIndex % LIGHTS.length]!
  const horizon = Math.round(height * 0.46)
  const vanishingX = width * (random.between(32, 68) / 100)
  // Returns the x of the road's centre line. The depth is 0 at the horizon and 1 at the lower edge.
  const axis = (depth: number) => vanishingX + (width / 2 - vanishingX) * depth
  const frame = { width, height, horizon, axis, colours, random }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1">${stops(colours.sky)}</linearGradient>
      <linearGradient id="grass" x2="0" y2="1">${stops(colours.grass)}</linearGradient>
    </defs>
    <rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>
    ${sun(frame)}${hills(frame)}
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#grass)"/>
    ${view === 'lake' ? lake(frame) : plots(frame)}
    ${tufts(frame)}${road(frame)}
    ${view === 'tank' ? tank(frame) : ''}${view === 'park' ? park(frame) : ''}
    ${avenue(frame, view === 'avenue' ? 9 : 5)}
    ${view === 'arch' ? arch(frame) : ''}
  </svg>`
}

interface Frame {
  width: number
  height: number
  horizon: number
  axis: (depth: number) => number
  colours: Light
  random: Random
}

function stops(colours: readonly string[]): string {
  return colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')
}

function sun({ width, horizon, colours, random }: Frame): string {
  const x = random.between(width * 0.2, width * 0.8)
  const y = horizon - random.between(horizon * 0.15, horizon * 0.5)
  const r = width / 22
  const glow = [4, 2.6, 1.7].map((size) => circle(x, y, r * size, colours.sun, 0.13)).join('')
  return glow + circle(x, y, r, colours.sun, 0.95)
}

function hills(frame: Frame): string {
  const { width, horizon, colours, random } = frame
  return colours.hills
    .map((colour, index) => {
      const hillHeight = horizon * (index === 0 ? 0.42 : 0.2)
      const steps = 7
      const points = Array.from({ length: steps + 1 }, (_, step) => {
        const y = horizon - random.between(hillHeight * 0.3, hillHeight)
        return `${(width / steps) * step},${y}`
      })
      return `<path d="M0,${horizon + 2} L${points.join(' L')} L${width},${horizon + 2} Z" fill="${colour}" stroke="${colour}" stroke-width="24" stroke-linejoin="round"/>`
    })
    .join('')
}

/** Draws boundary lines, with stones at the nearer corners. */
function plots({ width, height, horizon, axis, colours, random }: Frame): string {
  const lanes = [-9, -6.5, -4.2, -2.4, 2.4, 4.2, 6.5, 9]
  const rows = [0.06, 0.14, 0.26, 0.44, 0.7, 1]
  const x = (lane: number, row: number) => axis(row) + lane * row * (width / 9)
  const y = (row: number) => horizon + row * (height - horizon)
  const parcels = rows.slice(1).flatMap((row, index) =>
    lanes.slice(1).map((lane, position) => {
      const farRow = rows[index]!
      const left = lanes[position]!
      if (left < 0 && lane > 0) return ''
      const corners = [
        x(left, farRow),
        y(farRow),
        x(lane, farRow),
        y(farRow),
        x(lane, row),
        y(row),
        x(left, row),
        y(row),
      ]
      const fill = random.chance(0.3) ? colours.earth : random.pick(colours.grass)
      return `<polygon points="${corners.join(' ')}" fill="${fill}" fill-opacity="${0.25 + random.between(0, 3) / 10}" stroke="#f4ead2" stroke-opacity=".8" stroke-width="${1 + row * 3}"/>`
    }),
  )
  const stones = rows.slice(2).flatMap((row) =>
    lanes.map((lane) => {
      const size = (row * width) / 60
      return `<rect x="${x(lane, row) - size / 2}" y="${y(row) - size * 1.6}" width="${size}" height="${size * 1.6}" rx="2" fill="#fffaf0"/><rect x="${x(lane, row) - size / 2}" y="${y(row) - size * 1.6}" width="${size}" height="${size * 0.5}" fill="#d9482b"/>`
    }),
  )
  return parcels.join('') + stones.join('')
}

function lake({ width, height, horizon, random }: Frame): string {
  const water = `<ellipse cx="${width * 0.22}" cy="${horizon + height * 0.16}" rx="${width * 0.42}" ry="${height * 0.11}" fill="#7fb6cf"/>`
  const ripples = Array.from({ length: 26 }, () => {
    const x = random.between(0, width * 0.5)
    const y = horizon + height * 0.09 + random.between(0, height * 0.14)
    return `<path d="M${x},${y} h${random.between(10, 50)}" stroke="#e8f5fa" stroke-width="2" stroke-opacity=".7"/>`
  })
  return water + ripples.join('')
}

function tufts({ width, height, horizon, colours, random }: Frame): string {
  return Array.from({ length: 420 }, () => {
    const depth = random.between(5, 100) / 100
    const x = random.between(0, width)
    const y = horizon + depth * (height - horizon)
    const tuftHeight = 2 + depth * 9
    return `<path d="M${x},${y} l${-tuftHeight / 3},${-tuftHeight} M${x},${y} l${tuftHeight / 3},${-tuftHeight}" stroke="${random.pick(colours.leaves)}" stroke-width="1.2" stroke-opacity=".55"/>`
  }).join('')
}

function road({ width, height, horizon, axis }: Frame): string {
  const side = (half: number) =>
    `<polygon points="${axis(0) - 3},${horizon} ${axis(0) + 3},${horizon} ${axis(1) + half},${height} ${axis(1) - half},${height}"`
  const dashes = [0.1, 0.18, 0.3, 0.48, 0.76].map((row) => {
    const y = horizon + row * (height - horizon)
    const dashHeight = row * height * 0.09
    const dashWidth = 1 + row * width * 0.008
    return `<rect x="${axis(row) - dashWidth / 2}" y="${y}" width="${dashWidth}" height="${dashHeight}" fill="#fdf6dd"/>`
  })
  return `${side(width * 0.25)} fill="#d8c9a8"/>${side(width * 0.22)} fill="#55565c"/>${dashes.join('')}`
}

/** Draws trees and lamps along the road, farthest first. */
function avenue(frame: Frame, pairs: number): string {
  const { width, height, horizon, axis } = frame
  return Array.from({ length: pairs }, (_, index) => {
    const depth = ((index + 1) / pairs) ** 2 * 0.85 + 0.04
    const y = horizon + depth * (height - horizon)
    const offset = depth * width * 0.29
    const size = depth * height * 0.46
    const trees = [-1, 1].map((side) => tree(frame, axis(depth) + side * (offset + size * 0.16), y, size))
    return trees.join('') + lamp(axis(depth) - offset * 0.9, y, size * 0.95)
  }).join('')
}

function tree({ colours, random }: Frame, x: number, y: number, size: number): string {
  const trunk = `<rect x="${x - size * 0.03}" y="${y - size * 0.5}" width="${size * 0.06}" height="${size * 0.5}" fill="#6a4a32"/>`
  const crown = Array.from({ length: 9 }, () => {
    const dx = (random.between(-100, 100) / 100) * size * 0.2
    const dy = (random.between(-100, 100) / 100) * size * 0.2
    return circle(x + dx, y - size * 0.66 + dy, size * 0.15, random.pick(colours.leaves), 0.95)
  })
  return trunk + crown.join('')
}

function lamp(x: number, y: number, size: number): string {
  return `<path d="M${x},${y} v${-size} q0,${-size * 0.12} ${size * 0.16},${-size * 0.12}" fill="none" stroke="#3d4350" stroke-width="${Math.max(1, size * 0.025)}"/>${circle(x + size * 0.18, y - size * 1.1, size * 0.045, '#ffe9a8', 1)}`
}

function arch({ width, height, horizon, axis }: Frame): string {
  const y = horizon + height * 0.26
  const half = width * 0.2
  const centre = axis(0.48)
  const pillar = (x: number) =>
    `<rect x="${x - width * 0.026}" y="${y - height * 0.42}" width="${width * 0.052}" height="${height * 0.42}" fill="#e9d3ad"/><rect x="${x - width * 0.034}" y="${y - height * 0.45}" width="${width * 0.068}" height="${height * 0.035}" fill="#b5613c"/><rect x="${x - width * 0.034}" y="${y - height * 0.03}" width="${width * 0.068}" height="${height * 0.03}" fill="#b5613c"/>`
  const beam = `<path d="M${centre - half},${y - height * 0.4} Q${centre},${y - height * 0.6} ${centre + half},${y - height * 0.4} v${height * 0.06} Q${centre},${y - height * 0.52} ${centre - half},${y - height * 0.34} Z" fill="#c9763f"/>`
  const crest = `${circle(centre, y - height * 0.52, width * 0.034, '#f6e6c0', 1)}${circle(centre, y - height * 0.52, width * 0.022, '#b5613c', 1)}`
  return pillar(centre - half) + pillar(centre + half) + beam + crest
}

function tank({ width, height, horizon }: Frame): string {
  const x = width * 0.79
  const y = horizon + height * 0.1
  const legs = [-0.035, -0.012, 0.012, 0.035].map(
    (dx) =>
      `<rect x="${x + dx * width - 3}" y="${y - height * 0.3}" width="6" height="${height * 0.3}" fill="#cfcac0"/>`,
  )
  return `${legs.join('')}<path d="M${x - width * 0.07},${y - height * 0.3} h${width * 0.14} l${width * 0.01},${-height * 0.13} h${-width * 0.16} Z" fill="#e8e3d6"/><rect x="${x - width * 0.08}" y="${y - height * 0.38}" width="${width * 0.16}" height="6" fill="#4f83a8"/>`
}

function park({ width, height, horizon, random }: Frame): string {
  const lawn = `<ellipse cx="${width * 0.2}" cy="${horizon + height * 0.2}" rx="${width * 0.2}" ry="${height * 0.07}" fill="#79b356" stroke="#e8d9b4" stroke-width="6"/>`
  const flowers = Array.from({ length: 60 }, () => {
    const x = width * 0.2 + random.between(-width * 0.17, width * 0.17)
    const y = horizon + height * 0.2 + random.between(-height * 0.05, height * 0.05)
    return circle(x, y, 2.5, random.pick(['#e4572e', '#f3a712', '#fff4d6', '#c9437b']), 1)
  })
  return lawn + flowers.join('')
}

function circle(x: number, y: number, r: number, fill: string, opacity: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" fill-opacity="${opacity}"/>`
}
