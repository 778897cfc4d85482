import { describe, expect, test } from 'vitest'
import { type Palette, palettes } from './palette'

type Pair = [keyof Palette, keyof Palette]

const text: Pair[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'brandSoft'],
  ['ink', 'positiveSoft'],
  ['ink', 'warningSoft'],
  ['ink', 'criticalSoft'],
  ['ink', 'infoSoft'],
  ['softInk', 'paper'],
  ['softInk', 'surface'],
  ['softInk', 'brandSoft'],
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brand', 'positiveSoft'],
  ['brand', 'warningSoft'],
  ['brand', 'criticalSoft'],
  ['brand', 'infoSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'critical'],
  ['onPanel', 'panel'],
  ['critical', 'paper'],
  ['critical', 'surface'],
  ['positive', 'paper'],
  ['positive', 'surface'],
  ['warning', 'paper'],
  ['warning', 'surface'],
  ['info', 'paper'],
  ['info', 'surface'],
]

const controls: Pair[] = [
  ['control', 'paper'],
  ['control', 'surface'],
  ['brand', 'brandSoft'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['positive', 'positiveSoft'],
  ['warning', 'warningSoft'],
  ['critical', 'criticalSoft'],
  ['info', 'infoSoft'],
]

describe.each(Object.entries(palettes))('%s', (_theme, palette) => {
  test.each(text)('text %s on %s has at least 7:1 contrast', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(7)
  })

  test.each(controls)('control %s on %s has at least 3:1 contrast', (front, back) => {
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
