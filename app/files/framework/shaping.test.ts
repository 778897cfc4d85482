import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { addFont, type FontName } from '../fonts'
import type { EmbeddedFont } from './shaping'

/*
 * Output of `hb-shape --no-glyph-names --no-clusters` (HarfBuzz 6.0.0): `glyph@xOffset,yOffset+xAdvance`, 1,000 units per em.
 * Fonts: @expo-google-fonts/noto-sans-devanagari 0.4.1 and noto-sans-telugu 0.4.2. A new version of a font needs new lines.
 */
const WORDS = [
  ['devanagari', 'क्षेत्रफल', '90+717|40+0|304+552|77+771|83+678'],
  ['devanagari', 'रजिस्ट्रेशन', '82+409|548+259|63+742|256+389|66+504|505@-34,0+0|40@-15,0+0|85+680|75+555'],
  ['devanagari', 'स्वीकृति', '256+389|84+556|33+259|56+768|36@-221,0+0|542+259|71+570'],
  ['telugu', 'ప్రాజెక్ట్', '161+1031|545@-320,0+0|264+731|105+522|480@25,0+0'],
  ['telugu', 'చెల్లింపు', '262+760|205+725|490@-68,0+0|6+507|250+998'],
  ['telugu', 'రిజిస్ట్రేషన్', '203+593|184+731|326+687|480@-50,0+0|763+420|56+713|124+702'],
  ['devanagariBold', 'रजिस्ट्रेशन', '82+429|548+281|63+769|256+411|66+525|505@-39,0+0|40@-20,0+0|85+729|75+593'],
  ['teluguBold', 'చెల్లింపు', '262+809|205+757|490@-78,0+0|6+533|250+1048'],
] as const

/** In units of the font. The kerning of Telugu signs below the line differs by up to 35 units, which nobody sees. */
const TOLERANCE = 40

it.each(WORDS)('X070 %s: %s is shaped as HarfBuzz shapes it', (font, word, shaped) => {
  const { font: embedded } = embed(font)
  // Loads glyphs without their characters, as an earlier document may have done.
  for (let id = 0; id < embedded.numGlyphs; id += 1) embedded.getGlyph(id)
  const { glyphs, positions } = embedded.layout(word)
  const expected = shaped.split('|').map((glyph) => glyph.split(/@|,|\+/).map(Number))
  expect(glyphs.map(({ id }) => id)).toEqual(expected.map(([id]) => id))
  expected.forEach((numbers, index) => {
    const place = positions[index]
    const offset = numbers.length > 2 ? numbers[1] : 0
    expect(Math.abs((place?.xAdvance ?? NaN) - (numbers.at(-1) ?? NaN))).toBeLessThan(TOLERANCE)
    expect(Math.abs((place?.xOffset ?? NaN) - (offset ?? NaN))).toBeLessThan(TOLERANCE)
  })
})

it('X070 a Telugu word with an empty anchor is shaped', () => {
  expect(embed('telugu').font.layout('ప్రకారం').glyphs).not.toHaveLength(0)
})

it('X070 the first word of Urdu stands on the right', () => {
  const { layout } = embed('arabic')
  const idsOf = (text: string) =>
    (layout(text) as ReturnType<EmbeddedFont['font']['layout']>).glyphs.map(({ id }) => id)
  expect(idsOf('اور ادا').slice(-idsOf('اور').length)).toEqual(idsOf('اور'))
})

function embed(font: FontName): EmbeddedFont {
  const pdf = new PDFDocument()
  addFont(pdf, font)
  return (pdf as unknown as { _font: EmbeddedFont })._font
}
