import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import type { Script } from './script-runs'
import { type EmbeddedFont, passOverNullAnchors, shapeRunsWhole } from './shaping'

type Pdf = InstanceType<typeof PDFDocument>

export type FontName = Script | 'latinBold'

/** Noto, under the Open Font License, from packages: the regular weight of each script, and a bold one for headings. */
const FILES: Record<FontName, string> = {
  latin: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  latinBold: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  devanagari: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  telugu: 'noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf',
  tamil: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  arabic: 'noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf',
}

const require = createRequire(import.meta.url)
/** Parsed once for all documents: that takes longer than writing one. */
const parsed = new Map<FontName, EmbeddedFont['font']>()

/** Makes the font known to a document by its name, and the document's current one. */
export function addFont(pdf: Pdf, name: FontName) {
  const known = parsed.get(name)
  // A parsed font is taken too, which the typings do not say.
  const source = (known ?? readFileSync(require.resolve(`@expo-google-fonts/${FILES[name]}`))) as Buffer
  pdf.registerFont(name, source).font(name)
  const embedded = currentFont(pdf)
  if (!known) {
    passOverNullAnchors(embedded.font)
    parsed.set(name, embedded.font)
  }
  if (name !== 'latin' && name !== 'latinBold') shapeRunsWhole(embedded)
}

/** Distances of the current font from its baseline, at a size. */
export function fontHeight(pdf: Pdf, size: number): { ascent: number; descent: number } {
  const { ascender, descender } = currentFont(pdf)
  return { ascent: (ascender / 1000) * size, descent: (-descender / 1000) * size }
}

/** Not in the typings. */
const currentFont = (pdf: Pdf) => (pdf as unknown as { _font: EmbeddedFont })._font
