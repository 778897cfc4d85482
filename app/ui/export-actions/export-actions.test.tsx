import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { exportActions } from '~/ui/examples/lists.examples'

const html = renderPlain(exportActions[0]!.render())

test('without scripts, there are links to download and share, and no Print button', () => {
  expect(html).toContain('href="/receipts.pdf"')
  expect(html).toContain('href="/receipts.csv"')
  expect(html).not.toContain('Print')
  expect(html.match(/Download PDF|Download CSV|Share on WhatsApp/g)).toHaveLength(3)
})

test('the share link contains the text', () => {
  const href = /href="(https:\/\/wa\.me[^"]*)"/.exec(html)?.[1] ?? ''
  expect(new URL(href).searchParams.get('text')).toBe('Receipts\nTotal: ₹3,36,700')
})

test('a given label replaces "Share on WhatsApp"', () => {
  const listHtml = renderPlain(exportActions[1]!.render())
  expect(listHtml).toContain('Share with the office')
  expect(listHtml).not.toContain('Share on WhatsApp')
})
