import type PDFDocument from 'pdfkit'
import { addFont, type FontName, fontHeight } from './fonts'
import { type Run, runsOf } from './script-runs'

type Pdf = InstanceType<typeof PDFDocument>

export interface Style {
  /** Points. */
  size: number
  isBold?: boolean
}

/** One line of text that is ready to be drawn. */
export interface Line {
  runs: { run: Run; font: FontName; size: number; width: number }[]
  width: number
  /** From the line's top down to its baseline. */
  ascent: number
  height: number
}

export interface TextLayout {
  widthOf: (text: string, style: Style) => number
  /** The text in lines no wider than `width`; a word that is wider still is broken. */
  linesOf: (text: string, style: Style, width: number) => Line[]
  draw: (line: Line, x: number, top: number) => void
}

const LEADING = 1.35
/** Nastaliq climbs: beside other letters it is set smaller. */
const ARABIC_SIZE = 0.85

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Writes names of any script that there is a font for into a document. */
export function createTextLayout(pdf: Pdf): TextLayout {
  const loaded = new Set<FontName>()
  const known = new Map<string, Line>()
  return { widthOf: (text, style) => lineOf(text, style).width, linesOf, draw }

  function linesOf(text: string, style: Style, width: number): Line[] {
    const lines: string[] = []
    let current = ''
    for (const word of text.split(/\s+/).flatMap((one) => piecesOf(one, style, width))) {
      const longer = current ? `${current} ${word}` : word
      if (current && lineOf(longer, style).width > width) {
        lines.push(current)
        current = word
      } else current = longer
    }
    return [...lines, current].map((line) => lineOf(line, style))
  }

  /** A word that is too wide for any line, letter by letter. */
  function piecesOf(word: string, style: Style, width: number): string[] {
    if (lineOf(word, style).width <= width) return [word]
    const pieces = ['']
    for (const { segment } of graphemes.segment(word)) {
      const last = pieces.length - 1
      const longer = `${pieces[last]}${segment}`
      if (pieces[last] && lineOf(longer, style).width > width) pieces.push(segment)
      else pieces[last] = longer
    }
    return pieces
  }

  /** Columns repeat themselves, and a text is measured before it is broken: each is laid out once. */
  function lineOf(text: string, style: Style): Line {
    const key = `${style.size} ${style.isBold ?? false} ${text}`
    let line = known.get(key)
    if (!line) known.set(key, (line = layOut(text, style)))
    return line
  }

  function layOut(text: string, { size, isBold }: Style): Line {
    let ascent = (size * LEADING + size * 0.7) / 2
    let descent = size * LEADING - ascent
    const runs = runsOf(text).map((run) => {
      const font: FontName = run.script === 'latin' && isBold ? 'latinBold' : run.script
      const ownSize = run.script === 'arabic' ? size * ARABIC_SIZE : size
      const metrics = setFont(font, ownSize)
      // The others fit into the leading.
      if (run.script === 'arabic') {
        ascent = Math.max(ascent, metrics.ascent)
        descent = Math.max(descent, metrics.descent)
      }
      return { run, font, size: ownSize, width: pdf.widthOfString(run.text) }
    })
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    return { runs, width, ascent, height: ascent + descent }
  }

  function draw({ runs, ascent }: Line, x: number, top: number) {
    let left = x
    for (const { run, font, size, width } of runs) {
      setFont(font, size)
      // Shaped letters cannot be read back from their glyphs: what is copied or read aloud is given beside them.
      const isShaped = run.script !== 'latin'
      if (isShaped) pdf.markContent('Span', { actual: run.text })
      pdf.text(run.text, left, top + ascent, { lineBreak: false, baseline: 'alphabetic' })
      if (isShaped) pdf.endMarkedContent()
      left += width
    }
  }

  function setFont(font: FontName, size: number): { ascent: number; descent: number } {
    if (loaded.has(font)) pdf.font(font)
    else addFont(pdf, font)
    loaded.add(font)
    pdf.fontSize(size)
    return fontHeight(pdf, size)
  }
}
