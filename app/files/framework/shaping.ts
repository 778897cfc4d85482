/*
 * Three defects of pdfkit 0.20 and fontkit 2.0, the newest releases. Without these functions, texts in Telugu stop a PDF, texts in Hindi and
 * Telugu have wrong syllables, and the words of Urdu stand in reverse. A release that passes the test without a function ends it.
 */

/** pdfkit shapes each word separately and writes the words from left to right. Arabic script is written from right to left. */
export function shapeRunsWhole(embedded: EmbeddedFont) {
  embedded.layout = (text) => embedded.layoutCached(text)
}

export interface EmbeddedFont {
  font: {
    _layoutEngine?: { engine?: { GPOSProcessor?: Positioner } }
    unitsPerEm: number
    numGlyphs: number
    characterSet: number[]
    glyphForCodePoint: (codePoint: number) => unknown
    hasGlyphForCodePoint: (codePoint: number) => boolean
    getGlyph: (id: number) => unknown
    layout: (text: string) => GlyphRun
  }
  /** Thousandths of the font size. */
  ascender: number
  descender: number
  layout: (text: string) => unknown
  layoutCached: (text: string) => unknown
}

interface GlyphRun {
  glyphs: { id: number; path: { toSVG: () => string } }[]
  /** In units of the font. */
  positions: { xAdvance: number; xOffset: number; yOffset: number }[]
}

/**
 * Loads the glyph of every character. If fontkit first meets a glyph as a part of another glyph, it loads the glyph without its
 * character, and later shapes every syllable with that glyph wrongly.
 */
export function loadAllGlyphs(font: EmbeddedFont['font']) {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
}

/** Noto Sans Telugu has rules without a mark anchor. HarfBuzz skips them; fontkit throws (foliojs/fontkit issue 367). */
export function skipNullAnchors(font: EmbeddedFont['font']) {
  const positioner = font._layoutEngine?.engine?.GPOSProcessor
  if (!positioner) return
  const { applyAnchor, applyLookup } = positioner
  let isSkipped = false
  positioner.applyAnchor = function (mark, base, index) {
    if (base && mark.markAnchor) applyAnchor.call(this, mark, base, index)
    else isSkipped = true
  }
  positioner.applyLookup = function (type, table) {
    isSkipped = false
    return applyLookup.call(this, type, table) && !isSkipped
  }
}

interface Positioner {
  applyAnchor: (this: Positioner, mark: { markAnchor: unknown }, base: unknown, index: number) => void
  applyLookup: (this: Positioner, type: number, table: unknown) => boolean
}
