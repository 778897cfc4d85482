import type PDFDocument from 'pdfkit'

export type Page = InstanceType<typeof PDFDocument>

/** Renders one A4 page. The same title, date and drawing give the same bytes. */
export async function pdfPage(
  { title, date }: { title: string; date: Date },
  draw: (page: Page) => void,
): Promise<Buffer> {
  // Imported on use, because the import of PDFKit takes a third of the time that a command needs to start.
  const { default: Document } = await import('pdfkit')
  const page = new Document({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, CreationDate: date },
  })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => page.on('end', resolve).on('error', reject))
  draw(page)
  page.end()
  await ended
  return Buffer.concat(chunks)
}
