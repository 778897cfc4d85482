import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import type { Script } from './script-runs'
import { type EmbeddedFont, loadAllGlyphs, skipNullAnchors, shapeRunsWhole } from './shaping'

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
