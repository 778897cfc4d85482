import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { readPdf } from '../../tests/factories/pdf-text'
import type { PdfContent, PdfTable } from './pdf-content'
import { inLanguage } from '../messages/request-language.server'
import { renderPdf } from './pdf'

const UNKNOWN = { address: '', mobile: '', email: '' }
const letterhead = {
  firm: { ...UNKNOWN, name: 'Best Plots' },
  printedAt: new Date('2026-11-21T06:00:00Z'),
}

const table = (rows: string[][], total: string[] | null = null): PdfTable => ({
  caption: 'Receipts',
  emptyText: 'No results found',
  columns: [
    { header: 'Customer', isRowHeader: true },
    { header: 'Amount', isNumeric: true },
  ],
  rows,
  total,
})

const content = (parts: Partial<PdfContent> = {}): PdfContent => ({
  title: 'Receipts',
  facts: [{ label: 'Associate', value: 'Ravi Kumar Teja' }],
  tables: [table([['Asha', '₹99,99,99,999']], ['Total', '₹99,99,99,999'])],
  notes: [],
  ...parts,
})

const read = async (parts?: Partial<PdfContent>) =>
  readPdf(await renderPdf(content(parts), { ...letterhead, isCompressed: false }))

const NAMES = [
  'Sri Venkata Satya Surya Narayana Raju Lakshmi Prasanna Kumari',
  'వెంకట సత్య సూర్య నారాయణ రాజు',
  'वेंकट नारायण विश्वकर्मा',
  'கார்த்திகேயன் ஸ்ரீனிவாசன்',
  'محمد عارف حسین',
  'శ్రీ 12/A Raju محمد',
]

it('tags headings, tables and cells, and declares language and title', async () => {
  const { elements, source } = await read()
  const tags = ['Document', 'H1', 'H2', 'P', 'Table', 'THead', 'TBody', 'TFoot', 'TR', 'TH', 'TD']
  expect(new Set(elements)).toEqual(new Set(tags))
  expect(source).toContain('/Lang (en-IN)')
  expect(source).toMatch(/<dc:title>[^]*>Receipts</)
  expect(source).toContain('/DisplayDocTitle true')
  expect(source).toContain('/Marked true')
  expect(source.match(/\/Scope \/Column/g)).toHaveLength(2)
  expect(source.match(/\/Scope \/Row/g)).toHaveLength(2)
})

it('X096 begins with the firm and how to reach it, or with the title if the firm is unknown', async () => {
  const firm = {
    name: 'Best Plots',
    address: '4 Lake Road',
    mobile: '9000000009',
    email: 'help@best.example',
  }
  const known = await renderPdf(content(), { ...letterhead, firm, isCompressed: false })
  const [page = ''] = readPdf(known).pages
  expect(page.split('\n').slice(0, 4)).toEqual([
    'Best Plots',
    '4 Lake Road',
    '9000000009 · help@best.example',
    'Receipts',
  ])
  const unknown = await renderPdf(content(), { ...letterhead, firm: null, isCompressed: false })
  expect(readPdf(unknown).pages[0]).toMatch(/^Receipts\n/)
})

it('X070 X071 a Telugu PDF declares its language and names months in English', async () => {
  const { source, pages } = await inLanguage('te', () => read())
  expect(source).toContain('/Lang (te-IN)')
  expect(pages[0]).toContain('21 Nov 2026 11:30 AM')
})

it('M021 starts with firm, title, associate and India time; amounts keep the rupee sign', async () => {
  const { pages } = await read()
  expect(pages).toHaveLength(1)
  expect(pages[0]).toMatch(
    /^Best Plots\nReceipts\nAssociate: Ravi Kumar Teja\nPrinted on 21 Nov 2026 11:30 AM\n/,
  )
  expect(pages[0]).toContain('₹99,99,99,999')
  expect(pages[0]).toMatch(/Page 1 of 1\n$/)
})

it('repeats table headers, numbers pages and splits no row', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => [`Row ${index} ${NAMES[0]}`, `₹${index}`])
  const { pages, elements } = await read({ tables: [table(rows)] })
  expect(pages.length).toBeGreaterThan(5)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Customer\nAmount\n')
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    if (index > 0) expect(page).toMatch(/^Best Plots · Receipts\n/)
    const amounts = [...page.matchAll(/^Row (\d+) /gm)].map(([, number]) => `₹${number}`)
    expect(page.match(/^₹\d+$/gm)).toEqual(amounts)
  }
  expect(elements.filter((type) => type === 'THead')).toHaveLength(1)
  expect(elements.filter((type) => type === 'TD')).toHaveLength(rows.length)
})

// More facts move the table down, row by row, until it is on the second page.
const factCounts = Array.from({ length: 18 }, (_, index) => 42 + index)
const readBelow = async (count: number, rows: string[][], total: string[] | null = null) => {
  const facts = Array.from({ length: count }, (_, index) => ({ label: 'Fact', value: `${index}` }))
  return (await read({ title: 'Booking', facts, tables: [table(rows, total)] })).pages
}

it('a caption stays with the first row, and a total with the last row', async () => {
  const breaks = new Set<number>()
  for (const count of factCounts) {
    const rows = [
      [`First ${NAMES[0]?.repeat(4)}`, '₹1'],
      ['Last', '₹2'],
    ]
    const pages = await readBelow(count, rows, ['Total', '₹3'])
    const pageOf = (line: string) => pages.findIndex((page) => page.includes(`\n${line}\n`))
    expect([count, pageOf('Receipts')]).toEqual([count, pageOf('₹1')])
    expect([count, pageOf('Total')]).toEqual([count, pageOf('₹2')])
    breaks.add(pageOf('₹1') + pageOf('₹2'))
  }
  // Both rows on the first page, one on each page, and both on the second page.
  expect(breaks).toEqual(new Set([0, 1, 2]))
})

it('a caption stays with the text of an empty table', async () => {
  for (const count of factCounts) {
    const pages = await readBelow(count, [])
    expect([count, pages.join('')]).toEqual([
      count,
      expect.stringContaining('\nReceipts\nNo results found\n'),
    ])
  }
})

it.each(NAMES)('the name %s has glyphs and can be copied', async (name) => {
  const { pages, source } = await read({ tables: [table([[name, '₹1']])] })
  const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('')
  const cell = /Customer\nAmount\n([^]*?)₹1\n/.exec(pages[0] ?? '')?.[1] ?? ''
  expect(letters(cell)).toBe(letters(name))
  // Glyph 0 is the box for a missing character.
  expect(source).not.toMatch(/[<](?:[0-9a-f]{4})*?0000(?:[0-9a-f]{4})*[>] -?[\d.]+[^\n]*TJ/)
})

it('renders any name', async () => {
  const letters = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code))
  const scripts = [letters(0x900, 0x97f), letters(0xc00, 0xc7f), letters(0xb80, 0xbff), letters(0x600, 0x6ff)]
  const name = fc.array(fc.oneof(...scripts, fc.constantFrom(' ', 'A', '1', '(')), { maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 10 }), async (names) => {
      const rows = names.map((parts) => [parts.join(''), '₹1'])
      expect((await renderPdf(content({ tables: [table(rows)] }), letterhead)).byteLength).toBeGreaterThan(
        1_000,
      )
    }),
    cases(10, 200),
  )
})
