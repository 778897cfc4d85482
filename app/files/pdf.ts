import PDFDocument from 'pdfkit'
import { dateTimeInFile, timestampInIndia } from '../domain/dates'
import { contactLines, type Firm } from '../domain/firm'
import { m } from '../messages/messages'
import { type TextLayout, createTextLayout, type Style } from './text-layout'
import type { PdfContent } from './pdf-content'
import { drawTable } from './pdf-table'
import { type Sheet, sheetOf } from './sheet'

interface Letterhead {
  firm: Firm | null
  printedAt: Date
  isCompressed?: boolean
}

const TITLE: Style = { size: 18, isBold: true }
const FIRM: Style = { size: 13, isBold: true }
const TEXT: Style = { size: 9.5 }
const NOTE: Style = { size: 8.5 }
const MAX_PORTRAIT_COLUMNS = 7

/** Renders a tagged PDF on A4: structure for screen readers, repeated table headers, page numbers. */
export async function renderPdf(
  content: PdfContent,
  letterhead: Letterhead,
): Promise<Uint8Array<ArrayBuffer>> {
  const isWide = content.tables.some(({ columns }) => columns.length > MAX_PORTRAIT_COLUMNS)
  const pdf = new PDFDocument({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: m.languageTag(),
    displayTitle: true,
    bufferPages: true,
    compress: letterhead.isCompressed ?? true,
    info: {
      Title: content.title,
      ...(letterhead.firm && { Author: letterhead.firm.name, Creator: letterhead.firm.name }),
      CreationDate: letterhead.printedAt,
    },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject))

  const textLayout = createTextLayout(pdf)
  const sheet = sheetOf(pdf, textLayout, [letterhead.firm?.name, content.title].filter(Boolean).join(' · '))
  writeHead(sheet, content, letterhead)
  for (const table of content.tables) drawTable(sheet, table)
  for (const note of content.notes) sheet.write('P', note, NOTE, 6)
  sheet.end()
  numberPages(pdf, textLayout)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function writeHead(sheet: Sheet, { title, facts }: PdfContent, { firm, printedAt }: Letterhead) {
  if (firm) {
    sheet.write('P', firm.name, FIRM, 0)
    for (const line of contactLines(firm)) sheet.write('P', line, TEXT, 0)
  }
  sheet.write('H1', title, TITLE, firm ? 10 : 0)
  const lines = [
    ...facts.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`),
    m.printedAt({ printedAt: dateTimeInFile(timestampInIndia(printedAt)) }),
  ]
  for (const [index, line] of lines.entries()) sheet.write('P', line, TEXT, index === 0 ? 6 : 0)
}

function numberPages(pdf: InstanceType<typeof PDFDocument>, textLayout: TextLayout) {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    const [line] = textLayout.linesOf(m.pageOfCount({ page: page + 1, count }), NOTE, pdf.page.width)
    if (!line) continue
    pdf.markContent('Artifact', { type: 'Pagination' })
    textLayout.draw(line, (pdf.page.width - line.width) / 2, pdf.page.height - 28)
    pdf.endMarkedContent()
  }
}
