import { groupIndian } from '../../app/domain/money'
import type { Layout } from '../db/queries/layout'
import { pdfPage } from './pdf-page'

const MARGIN = 56

export function projectBrochure(layout: Layout, picture: Uint8Array, date: Date): Promise<Buffer> {
  const { name } = layout.project
  return pdfPage({ title: `${name}: brochure`, date }, (page) => {
    const { width, height } = page.page
    page.rect(0, 0, width, height).fill('#fffaf0')
    page.image(Buffer.from(picture), 0, 0, { cover: [width, 380], align: 'center', valign: 'center' })
    page.font('Helvetica-Bold').fontSize(30).fillColor('#9a4f2b').text(name, MARGIN, 416)
    page.font('Helvetica').fontSize(13).fillColor('#5b5344').text('Residential plots', MARGIN, 454)
    let top = 500
    for (const [label, value] of facts(layout)) {
      page.font('Helvetica').fontSize(11).fillColor('#5b5344').text(label, MARGIN, top)
      page
        .font('Helvetica-Bold')
        .fillColor('#33302a')
        .text(value, 210, top, { width: width - MARGIN - 210 })
      top = page.y + 6
      page.rect(MARGIN, top, width - 2 * MARGIN, 0.5).fill('#d9cdb4')
      top += 11
    }
    page.rect(0, height - 46, width, 46).fill('#2f5d50')
    page.font('Helvetica').fontSize(9).fillColor('white')
    page.text('Prices may change. The price on the booking day applies.', MARGIN, height - 28)
  })
}

function facts({ project, blocks, cells }: Layout): [label: string, value: string][] {
  const yards = cells.map((cell) => cell.yards_hundredths / 100)
  const corners = cells.filter((cell) => cell.is_corner).length
  const facings = [...new Set(cells.map((cell) => cell.facing))].sort()
  const { rate_rupees, latitude, longitude } = project
  return [
    // The standard PDF fonts have no rupee sign.
    ['Price', `Rs. ${groupIndian(rate_rupees)} per square yard`],
    ['Plots', `${cells.length} in ${blocks.length} blocks, ${corners} of them at corners`],
    [
      'Sizes',
      yards.length > 0 ? `${Math.min(...yards)} to ${Math.max(...yards)} square yards` : 'On request',
    ],
    ['Facing', facings.join(', ') || 'On request'],
    ['Location', latitude !== null && longitude !== null ? `${latitude}, ${longitude}` : 'On request'],
  ]
}
