import { describe, expect, test } from 'vitest'
import { type Palette, palettes } from './palette'

/** Each colour with the colours that it stands on. */
type Pairs = [front: keyof Palette, backs: (keyof Palette)[]][]

const SOFT = ['positiveSoft', 'warningSoft', 'criticalSoft', 'infoSoft'] as const

const text: Pairs = [
  ['ink', ['paper', 'surface', 'brandSoft', ...SOFT]],
  ['softInk', ['paper', 'surface', 'brandSoft']],
  ['brand', ['paper', 'surface', ...SOFT]],
  ['onBrand', ['brand', 'critical']],
  ['onPanel', ['panel']],
  ['critical', ['paper', 'surface']],
  ['positive', ['paper', 'surface']],
  ['warning', ['paper', 'surface']],
  ['info', ['paper', 'surface']],
]

const controls: Pairs = [
  ['control', ['paper', 'surface']],
  ['brand', ['brandSoft']],
  ['focus', ['paper', 'surface']],
  ['positive', ['positiveSoft']],
  ['warning', ['warningSoft']],
  ['critical', ['criticalSoft']],
  ['info', ['infoSoft']],
]

const pairsOf = (pairs: Pairs) =>
  pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

describe.each(Object.entries(palettes))('%s', (_theme, palette) => {
  test.each(pairsOf(text))('text %s on %s has at least 7:1 contrast', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(7)
  })

  test.each(pairsOf(controls))('control %s on %s has at least 3:1 contrast', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3)
  })
})

function contrast(front: string, back: string): number {
  const [darker, lighter] = [luminance(front), luminance(back)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

// Relative luminance of WCAG 2.2.
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
