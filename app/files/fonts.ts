import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import type { Script } from './script-runs'
import { type EmbeddedFont, loadAllGlyphs, skipNullAnchors, shapeRunsWhole } from './framework/shaping'

type Pdf = InstanceType<typeof PDFDocument>

const BOLD = { latin: 'latinBold', devanagari: 'devanagariBold', telugu: 'teluguBold' } as const

export type FontName = Script | (typeof BOLD)[keyof typeof BOLD]

/** Noto fonts, Open Font License: regular for every script, and semibold for the scripts of the portal's own texts. */
const FILES: Record<FontName, string> = {
  latin: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  latinBold: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  devanagari: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  devanagariBold: 'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  telugu: 'noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf',
  teluguBold: 'noto-sans-telugu/600SemiBold/NotoSansTelugu_600SemiBold.ttf',
  tamil: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  kannada: 'noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf',
  malayalam: 'noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf',
  bengali: 'noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  gujarati: 'noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf',
  gurmukhi: 'noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
  odia: 'noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf',
  arabic: 'noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf',
}

const require = createRequire(import.meta.url)
/** A cache, because parsing a font takes longer than writing a document. */
const parsed = new Map<FontName, EmbeddedFont['font']>()

export const fontOf = (script: Script, isBold = false): FontName =>
  isBold && script in BOLD ? BOLD[script as keyof typeof BOLD] : script

export function addFont(pdf: Pdf, name: FontName) {
  const cached = parsed.get(name)
  // registerFont also accepts a parsed font, which its types omit.
  const source = (cached ?? readFileSync(require.resolve(`@expo-google-fonts/${FILES[name]}`))) as Buffer
  pdf.registerFont(name, source).font(name)
  const embedded = currentFont(pdf)
  if (!cached) {
    skipNullAnchors(embedded.font)
    loadAllGlyphs(embedded.font)
    parsed.set(name, embedded.font)
  }
  if (name !== 'latin' && name !== 'latinBold') shapeRunsWhole(embedded)
}

const undrawable = new Set<number>()

/** Notes the characters that a font draws as empty boxes. */
export function noteUndrawable(pdf: Pdf, text: string): void {
  const { font } = currentFont(pdf)
  for (const character of text) {
    const codePoint = character.codePointAt(0)!
    // Invisible characters join letters, and have no shape.
    if (!font.hasGlyphForCodePoint(codePoint) && !/\p{Cf}|\p{M}/u.test(character)) undrawable.add(codePoint)
  }
}

/** For the log: the characters noted since the last call, such as `U+1F3E1`. */
export function takeUndrawable(): string[] {
  const names = [...undrawable].map(
    (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`,
  )
  undrawable.clear()
  return names
}

export function fontHeight(pdf: Pdf, size: number): { ascent: number; descent: number } {
  const { ascender, descender } = currentFont(pdf)
  return { ascent: (ascender / 1000) * size, descent: (-descender / 1000) * size }
}

/** Text in the current font as SVG paths, so that a picture needs no installed font. */
export function outlinesOf(pdf: Pdf, text: string, origin: { x: number; baseline: number; size: number }) {
  const { font } = currentFont(pdf)
  const scale = origin.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let left = 0
  return glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const x = origin.x + (left + xOffset) * scale
    const y = origin.baseline - yOffset * scale
    left += xAdvance
    return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} -${scale})" d="${path.toSVG()}"/>`
  })
}

/** The types of pdfkit omit the current font. */
const currentFont = (pdf: Pdf) => (pdf as unknown as { _font: EmbeddedFont })._font
