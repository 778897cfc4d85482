import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { ActivityTable } from './activity-table'

const row = { kind: 'login', device: '', address: '', before: '', after: '', detail: '' }

it('X050 shows each activity under its day, and shows a time only if the upstream sends one', () => {
  const rows = [
    { ...row, at: '2026-09-07 16:05:00' },
    { ...row, at: '2026-09-07' },
  ]
  const text = renderPlain(<ActivityTable rows={rows} />).replace(/<[^>]+>/g, ' ')
  expect(text).toContain('7-Sep-26')
  expect(text).toContain('4:05 PM')
  expect(text).not.toMatch(/12:00 AM|Sep 2026/)
})
