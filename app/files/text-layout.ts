import type PDFDocument from 'pdfkit'
import { graphemesOf } from '../domain/graphemes'
import { addFont, type FontName, fontHeight, fontOf, noteUndrawable, outlinesOf } from './fonts'
import { type Run, runsOf } from './script-runs'

type Pdf = InstanceType<typeof PDFDocument>

export interface Style {
  /** In points, or in pixels for a quote. */
  size: number
  isBold?: boolean
}

export interface Line {
  runs: { run: Run; font: FontName; size: number; width: number }[]
  width: number
  /** From the top of the line to its baseline. */
  ascent: number
  height: number
}

export interface TextLayout {
  widthOf: (text: string, style: Style) => number
  /** Breaks text into lines no wider than `width`. Breaks a word that is wider, but never within a character. */
  linesOf: (text: string, style: Style, width: number) => Line[]
  draw: (line: Line, x: number, top: number) => void
  outline: (line: Line, x: number, top: number) => string
}

const LEADING = 1.35
/** Height of a capital as a share of the font size. In a line without Arabic script, capitals are centred. */
const CAPITAL_HEIGHT = 0.7
/** The font for Arabic script, Nastaliq, is taller than the other fonts, so its size is reduced. */
const ARABIC_SIZE = 0.85

export function createTextLayout(pdf: Pdf): TextLayout {
  const loaded = new Set<FontName>()
  const cache = new Map<string, Line>()
  return { widthOf: (text, style) => lineOf(text, style).width, linesOf, draw, outline }

  function linesOf(text: string, style: Style, width: number): Line[] {
    const lines: string[] = []
    let current = ''
    for (const word of text.split(/\s+/).flatMap((part) => piecesOf(part, style, width))) {
      const longer = current ? `${current} ${word}` : word
      if (current && lineOf(longer, style).width > width) {
        lines.push(current)
        current = word
      } else current = longer
    }
    return [...lines, current].map((line) => lineOf(line, style))
  }

  function piecesOf(word: string, style: Style, width: number): string[] {
    if (lineOf(word, style).width <= width) return [word]
    const pieces = ['']
    for (const grapheme of graphemesOf(word)) {
      const lastIndex = pieces.length - 1
      const longer = `${pieces[lastIndex]}${grapheme}`
      if (pieces[lastIndex] && lineOf(longer, style).width > width) pieces.push(grapheme)
      else pieces[lastIndex] = longer
    }
    return pieces
  }

  /** Cached: columns repeat values, and a text is measured before it is broken into lines. */
  function lineOf(text: string, style: Style): Line {
    const key = `${style.size} ${style.isBold ?? false} ${text}`
    const cached = cache.get(key)
    if (cached) return cached
    const line = layOut(text, style)
    cache.set(key, line)
    return line
  }

  function layOut(text: string, { size, isBold }: Style): Line {
    let ascent = (size * LEADING + size * CAPITAL_HEIGHT) / 2
    let descent = size * LEADING - ascent
    const runs = runsOf(text).map((run) => {
      const font = fontOf(run.script, isBold)
      const fontSize = run.script === 'arabic' ? size * ARABIC_SIZE : size
      const metrics = setFont(font, fontSize)
      noteUndrawable(pdf, run.text)
      // Other scripts fit into the leading.
      if (run.script === 'arabic') {
        ascent = Math.max(ascent, metrics.ascent)
        descent = Math.max(descent, metrics.descent)
      }
      return { run, font, size: fontSize, width: pdf.widthOfString(run.text) }
    })
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    return { runs, width, ascent, height: ascent + descent }
  }

  function draw({ runs, ascent }: Line, x: number, top: number) {
    let left = x
    for (const { run, font, size, width } of runs) {
      setFont(font, size)
      // Glyphs of shaped scripts do not map back to text, so the text is added for copying and screen readers.
      const isShaped = run.script !== 'latin'
      if (isShaped) pdf.markContent('Span', { actual: run.text })
      pdf.text(run.text, left, top + ascent, { lineBreak: false, baseline: 'alphabetic' })
      if (isShaped) pdf.endMarkedContent()
      left += width
    }
  }

  function outline({ runs, ascent }: Line, x: number, top: number): string {
    let left = x
    const paths = runs.flatMap(({ run, font, size, width }) => {
      setFont(font, size)
      const origin = { x: left, baseline: top + ascent, size }
      left += width
      return outlinesOf(pdf, run.text, origin)
    })
    return paths.join('')
  }

  function setFont(font: FontName, size: number): { ascent: number; descent: number } {
    if (loaded.has(font)) pdf.font(font)
    else addFont(pdf, font)
    loaded.add(font)
    pdf.fontSize(size)
    return fontHeight(pdf, size)
  }
}
