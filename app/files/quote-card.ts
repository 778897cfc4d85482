import PDFDocument from 'pdfkit'
import type { QuoteCard } from '../domain/quote'
import { m } from '../messages/messages'
import { palettes } from '../domain/palette'
import { heightOf } from './sheet'
import { createTextLayout, type Line, type Style, type TextLayout } from './text-layout'

/** Picture and PDF share one layout (decision 0010), in pixels of the picture. */
const WIDTH = 1080
/** WhatsApp does not crop a picture with the ratio 4:5. */
const PICTURE_HEIGHT = 1350
const A5 = { width: 419.53, height: 595.28 }
const MARGIN = 72
const INNER_WIDTH = WIDTH - 2 * MARGIN
const GAP = 24
const { ink, softInk, line, brand, brandSoft, onBrand, surface, accent } = palettes.light
/** The most that the drawing of the block takes, and the most of a cell of a small block. */
const PLACE = { width: 380, height: 150, cell: 54 }
/** More boxes would be thinner than their gaps. */
const MAX_PARTS = 120

type Mark =
  | { kind: 'box'; left: number; top: number; width: number; height: number; color: string }
  | { kind: 'text'; tag: 'H1' | 'P'; lines: Line[]; left: number; top: number; color: string }

/** SVG of 1080 × 1350 with outlined text, to be drawn as PNG. */
export function quoteSvg(card: QuoteCard): string {
  const textLayout = createTextLayout(new PDFDocument({ autoFirstPage: false }))
  const marks = compose(textLayout, card, PICTURE_HEIGHT).map((mark) => {
    if (mark.kind === 'box')
      return `<rect x="${mark.left}" y="${mark.top}" width="${mark.width}" height="${mark.height}" fill="${mark.color}"/>`
    return `<g fill="${mark.color}">${positioned(mark)
      .map(({ line, top }) => textLayout.outline(line, mark.left, top))
      .join('')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${PICTURE_HEIGHT}">${marks.join('')}</svg>`
}

export async function quotePdf(card: QuoteCard, writtenAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: [A5.width, A5.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: m.languageTag(),
    displayTitle: true,
    info: {
      Title: [card.title, card.projectName].filter(Boolean).join(' · '),
      ...(card.firm && { Author: card.firm.name, Creator: card.firm.name }),
      CreationDate: writtenAt,
    },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  const scale = A5.width / WIDTH
  pdf.scale(scale)
  const textLayout = createTextLayout(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const mark of compose(textLayout, card, A5.height / scale)) {
    pdf.fillColor(mark.color)
    if (mark.kind === 'box') {
      pdf.markContent('Artifact', { type: 'Layout' })
      pdf.rect(mark.left, mark.top, mark.width, mark.height).fill(mark.color)
      pdf.endMarkedContent()
      continue
    }
    const element = pdf.struct(mark.tag)
    root.add(element)
    element.add(() => {
      for (const { line, top } of positioned(mark)) textLayout.draw(line, mark.left, top)
    })
    element.end()
  }
  root.end()
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function compose(textLayout: TextLayout, card: QuoteCard, height: number): Mark[] {
  let scale = 1
  for (;;) {
    const { marks, overflow } = composeAt(textLayout, card, { height, scale })
    if (overflow <= 0) return marks
    scale *= Math.min(0.96, Math.sqrt(height / (height + overflow)))
  }
}

function composeAt(
  textLayout: TextLayout,
  card: QuoteCard,
  { height, scale }: { height: number; scale: number },
): { marks: Mark[]; overflow: number } {
  const marks: Mark[] = []
  let top = 0
  const gap = GAP * scale
  const styled = (size: number, isBold = false): Style => ({ size: size * scale, isBold })

  box({ left: 0, top: 0, width: WIDTH, height }, surface)
  writeFirm()
  const underPlace = writePlace()
  const headWidth = card.place ? INNER_WIDTH - PLACE.width * scale - gap : INNER_WIDTH
  write('H1', textLayout.linesOf(card.title, styled(72, true), headWidth), ink)
  if (card.projectName) write('P', textLayout.linesOf(card.projectName, styled(40), headWidth), softInk)
  if (card.reraNumber) write('P', textLayout.linesOf(card.reraNumber, styled(30), headWidth), softInk)
  top = Math.max(top, underPlace) + gap
  writeTotal()
  top += gap / 2
  card.lines.forEach(writeRow)
  if (card.timeline) writeTimeline(card.timeline)

  const foot = [
    ...card.sender.map((text) => ({
      lines: textLayout.linesOf(text, styled(38, true), INNER_WIDTH),
      color: ink,
    })),
    { lines: textLayout.linesOf(card.validUntil, styled(34, true), INNER_WIDTH), color: brand },
    { lines: textLayout.linesOf(card.note, styled(28), INNER_WIDTH), color: softInk },
  ]
  const footHeight = foot.reduce((sum, { lines }) => sum + heightOf(lines), 0) + 2 * gap
  const overflow = top + footHeight + gap - height
  top = height - footHeight - gap / 2
  box({ left: MARGIN, top, width: INNER_WIDTH, height: 4 }, brand)
  top += gap
  for (const { lines, color } of foot) write('P', lines, color)
  return { marks, overflow }

  function write(tag: 'H1' | 'P', lines: Line[], color: string) {
    marks.push({ kind: 'text', tag, lines, left: MARGIN, top, color })
    top += heightOf(lines)
  }

  function writeFirm() {
    const { name, lines } = card.firm ?? { name: '', lines: [] }
    const head = [
      ...textLayout.linesOf(name, styled(44, true), INNER_WIDTH),
      ...lines.flatMap((text) => textLayout.linesOf(text, styled(26), INNER_WIDTH)),
    ]
    box({ left: 0, top: 0, width: WIDTH, height: heightOf(head) + 2 * gap }, brand)
    top = gap
    write('P', head, onBrand)
    top += 2 * gap
  }

  /** At the right of the title. Returns where it ends. */
  function writePlace(): number {
    if (!card.place) return top
    const { columns, rows, plots, block } = card.place
    const cell = Math.min(PLACE.width / columns, PLACE.height / rows, PLACE.cell) * scale
    const right = MARGIN + INNER_WIDTH
    const inset = cell / 20
    for (const plot of plots)
      box(
        {
          left: right - (columns - plot.left) * cell + inset,
          top: top + plot.top * cell + inset,
          width: plot.width * cell - 2 * inset,
          height: plot.height * cell - 2 * inset,
        },
        plot.isQuoted ? brand : line,
      )
    const under = top + rows * cell
    const lines = textLayout.linesOf(block, styled(26), PLACE.width * scale)
    for (const [index, blockLine] of lines.entries()) {
      const place = { left: right - blockLine.width, top: under + heightOf(lines.slice(0, index)) }
      marks.push({ kind: 'text', tag: 'P', lines: [blockLine], ...place, color: softInk })
    }
    return under + heightOf(lines)
  }

  function writeTotal() {
    const innerWidth = INNER_WIDTH - 2 * gap
    const { label, value, note } = card.total
    const fullWidth = textLayout.widthOf(value, styled(84, true))
    const valueStyle = styled(84 * Math.min(1, innerWidth / fullWidth), true)
    const valueLines = textLayout.linesOf(value, valueStyle, innerWidth + 1)
    const labelLines = textLayout.linesOf(label, styled(34), innerWidth)
    const noteLines = textLayout.linesOf(note, styled(28), innerWidth)
    const height = heightOf(labelLines) + heightOf(valueLines) + heightOf(noteLines) + gap
    box({ left: MARGIN, top, width: INNER_WIDTH, height }, brandSoft)
    top += gap / 2
    const left = MARGIN + gap
    marks.push({ kind: 'text', tag: 'P', lines: labelLines, left, top, color: ink })
    top += heightOf(labelLines)
    marks.push({ kind: 'text', tag: 'P', lines: valueLines, left, top, color: brand })
    top += heightOf(valueLines)
    marks.push({ kind: 'text', tag: 'P', lines: noteLines, left, top, color: ink })
    top += heightOf(noteLines) + gap / 2
  }

  /** Writes the label on the left and the value on the right. Each of them wraps within its own width. */
  function writeRow({ label, value }: { label: string; value: string }) {
    const labelWidth = INNER_WIDTH * 0.4
    const valueWidth = INNER_WIDTH - labelWidth - gap
    const labels = textLayout.linesOf(label, styled(34), labelWidth)
    const values = textLayout.linesOf(value, styled(34, true), valueWidth)
    const pad = gap / 4
    marks.push({ kind: 'text', tag: 'P', lines: labels, left: MARGIN, top: top + pad, color: softInk })
    let valueTop = top + pad
    for (const valueLine of values) {
      const left = MARGIN + INNER_WIDTH - valueLine.width
      marks.push({ kind: 'text', tag: 'P', lines: [valueLine], left, top: valueTop, color: ink })
      valueTop += valueLine.height
    }
    top += Math.max(heightOf(labels), heightOf(values)) + 2 * pad
    box({ left: MARGIN, top, width: INNER_WIDTH, height: 2 }, line)
    top += 2
  }

  /** The booking amount to scale, then a box for each part. */
  function writeTimeline({ share, parts, first, then }: NonNullable<QuoteCard['timeline']>) {
    const height = gap
    top += gap
    const firstWidth = INNER_WIDTH * Math.min(Math.max(share, 0.04), 0.9)
    box({ left: MARGIN, top, width: firstWidth, height }, brand)
    const step = (INNER_WIDTH - firstWidth) / Math.min(parts, MAX_PARTS)
    for (let left = MARGIN + firstWidth; left < MARGIN + INNER_WIDTH - 1; left += step)
      box({ left: left + 2, top, width: step - 2, height }, accent)
    top += height + gap / 4
    const half = (INNER_WIDTH - gap) / 2
    const firstLines = textLayout.linesOf(first, styled(28), half)
    const thenLines = textLayout.linesOf(then, styled(28), half)
    marks.push({ kind: 'text', tag: 'P', lines: firstLines, left: MARGIN, top, color: ink })
    let thenTop = top
    for (const thenLine of thenLines) {
      const left = MARGIN + INNER_WIDTH - thenLine.width
      marks.push({ kind: 'text', tag: 'P', lines: [thenLine], left, top: thenTop, color: ink })
      thenTop += thenLine.height
    }
    top += Math.max(heightOf(firstLines), heightOf(thenLines))
  }

  function box(area: { left: number; top: number; width: number; height: number }, color: string) {
    marks.push({ kind: 'box', ...area, color })
  }
}

function positioned({ lines, top }: { lines: Line[]; top: number }) {
  return lines.map((line, index) => ({ line, top: top + heightOf(lines.slice(0, index)) }))
}
