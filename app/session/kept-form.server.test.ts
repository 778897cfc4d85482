import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepForm, readKeptForm } from './kept-form.server'
import { seal } from './session.server'

afterEach(() => void vi.useRealTimers())

const formOf = (...entries: [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}
const kept = async (form: FormData, path = '/update-profile?x=1') =>
  readKeptForm((await keepForm(path, form)) ?? undefined)

describe('a form whose session was gone', () => {
  it('is kept with all its fields, in their order and alphabet', async () => {
    const fields: [string, string][] = [
      ['address', '12, గుడి వీధి\r\n🙂 مرحبا'],
      ['to', 'a'],
      ['to', 'b'],
      ['empty', ''],
    ]
    expect(await kept(formOf(...fields))).toEqual({ path: '/update-profile?x=1', fields })
  })

  it('without secrets and files', async () => {
    const image = new File(['x'], 'passbook.jpg')
    const form = formOf(
      ['bank_name', 'Demo'],
      ['image', image],
      ['password', 's3cret'],
      ['confirmation', 's3cret'],
      ['otp', '1234'],
    )
    expect((await kept(form))?.fields).toEqual([['bank_name', 'Demo']])
  })

  it('cannot be read in the page that holds it', async () => {
    expect(await keepForm('/update-profile', formOf(['address', 'canary']))).not.toContain('canary')
  })

  it.each<[string, FormData]>([
    ['nothing was typed', formOf(['address', ''])],
    ['there were secrets alone', formOf(['password', 's3cret'])],
    ['it is larger than 64 KB', formOf(['address', 'అ'.repeat(22_000)])],
  ])('is not kept where %s', async (_, form) => {
    expect(await keepForm('/update-profile', form)).toBeNull()
  })

  it('just below 64 KB it is', async () => {
    const value = 'x'.repeat(65_000)
    expect((await kept(formOf(['address', value])))?.fields).toEqual([['address', value]])
  })

  it.each(['//evil.example', 'https://evil.example/', '/login', '/'])('is not kept for %s', async (path) => {
    expect(await keepForm(path, formOf(['address', 'x']))).toBeNull()
  })

  it('is forgotten after an hour', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const sealed = (await keepForm('/profile', formOf(['address', 'x']))) ?? ''
    vi.setSystemTime(59 * 60_000)
    expect(await readKeptForm(sealed)).not.toBeNull()
    vi.setSystemTime(61 * 60_000)
    expect(await readKeptForm(sealed)).toBeNull()
  })

  it('forged, of another kind, or cut short is nothing', async () => {
    const sealed = (await keepForm('/profile', formOf(['address', 'x']))) ?? ''
    const elsewhere = await seal({ path: '//evil.example', fields: [['a', 'b']], keptAtMs: Date.now() })
    const other = await seal({ token: 'x' })
    for (const value of [undefined, '', 'x', sealed.slice(0, -5), elsewhere, other, 'x'.repeat(500_000)])
      expect(await readKeptForm(value)).toBeNull()
  })
})
