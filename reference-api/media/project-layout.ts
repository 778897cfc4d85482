import { blocksPerRow } from '../../app/domain/block-places'
import type { Layout } from '../db/queries/layout'
import { type Page, pdfPage } from './pdf-page'

const MARGIN = 34
const TOP = 96
const FOOT = 40
const ROAD = 20
const PARK_HEIGHT = 84
const TITLE_HEIGHT = 13

const INK = '#33302a'
const LINE = '#8c7b57'
const PARCEL = '#f3ead2'
const CORNER = '#dcebc3'

/** Draws every cell with its number and size, block by block between the roads. */
export function projectLayout({ project, blocks, cells }: Layout, date: Date): Promise<Buffer> {
  return pdfPage({ title: `${project.name}: layout`, date }, (page) => {
    heading(page, project.name, cells.length)
    const width = page.page.width - 2 * MARGIN
    const blocksAcross = blocksPerRow(blocks.length)
    const rows = Math.ceil(blocks.length / blocksAcross)
    const height = page.page.height - TOP - PARK_HEIGHT - FOOT
    page.rect(MARGIN, TOP, width, height + PARK_HEIGHT).fill('#d5d3cd')
    const blockWidth = (width - ROAD * (blocksAcross + 1)) / blocksAcross
    const blockHeight = (height - ROAD * (rows + 1)) / Math.max(1, rows)
    blocks.forEach((block, index) => {
      const x = MARGIN + ROAD + (index % blocksAcross) * (blockWidth + ROAD)
      const y = TOP + ROAD + Math.floor(index / blocksAcross) * (blockHeight + ROAD)
      const plots = cells.filter((cell) => cell.block_id === block.id)
      drawBlock(page, block, plots, { x, y, width: blockWidth, height: blockHeight })
    })
    park(page, MARGIN + ROAD, TOP + height, width - 2 * ROAD, PARK_HEIGHT - ROAD)
    page.font('Helvetica').fontSize(8).fillColor(INK)
    page.text('Sizes in square yards. Not to scale.', MARGIN, page.page.height - FOOT + 12)
  })
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

function heading(page: Page, name: string, plotCount: number) {
  page.font('Helvetica-Bold').fontSize(20).fillColor('#9a4f2b').text(name, MARGIN, 34)
  page.font('Helvetica').fontSize(10).fillColor(INK).text(`Site layout, ${plotCount} plots`, MARGIN, 62)
  const x = page.page.width - MARGIN - 18
  page
    .moveTo(x, 36)
    .lineTo(x + 7, 66)
    .lineTo(x, 60)
    .lineTo(x - 7, 66)
    .fill('#b5613c')
  page
    .font('Helvetica-Bold')
    .fontSize(9)
    .fillColor(INK)
    .text('N', x - 10, 70, { width: 20, align: 'center' })
}

function drawBlock(
  page: Page,
  block: Layout['blocks'][number],
  plots: Layout['cells'],
  { x, y, width, height }: Area,
) {
  page.font('Helvetica-Bold').fontSize(9).fillColor(INK).text(`Block ${block.name}`, x, y, { width })
  const cell = { width: width / block.columns, height: (height - TITLE_HEIGHT) / block.rows }
  for (const plot of plots) {
    const left = x + (plot.grid_column - 1) * cell.width
    const top = y + TITLE_HEIGHT + (plot.grid_row - 1) * cell.height
    page
      .rect(left, top, cell.width, cell.height)
      .lineWidth(0.6)
      .fillAndStroke(plot.is_corner ? CORNER : PARCEL, LINE)
    const middle = top + cell.height / 2
    label(page, plot.number, { font: 'Helvetica-Bold', size: 7.5 }, left, middle - 8, cell.width)
    label(page, yards(plot.yards_hundredths), { font: 'Helvetica', size: 5 }, left, middle + 2, cell.width)
  }
}

/** Shrinks a long plot number or size to fit its cell. */
function label(
  page: Page,
  text: string,
  { font, size }: { font: string; size: number },
  left: number,
  top: number,
  width: number,
) {
  page.font(font).fontSize(size).fillColor(INK)
  const scale = Math.min(1, (width - 2) / page.widthOfString(text))
  page.fontSize(size * scale).text(text, left, top, { width, align: 'center', lineBreak: false })
}

const yards = (hundredths: number) => String(hundredths / 100)

function park(page: Page, x: number, y: number, width: number, height: number) {
  page.roundedRect(x, y, width, height, 10).fill('#b5d59a')
  page.ellipse(x + width * 0.3, y + height / 2, width * 0.14, height * 0.3).fill('#8cc3de')
  page.font('Helvetica-Bold').fontSize(9).fillColor(INK)
  page.text('Park and pond', x, y + height / 2 - 4, { width: width - 24, align: 'right' })
}
