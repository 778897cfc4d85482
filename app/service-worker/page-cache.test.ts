import { expect, it, vi } from 'vitest'

const copies = new Map<string, string>()
const urlOf = (key: Request | string) => (typeof key === 'string' ? key : key.url)
const hadCopy: boolean[] = []
const cache = {
  put: async (key: string, response: Response) => {
    if (!key.startsWith('/.')) hadCopy.push(copies.has(key))
    copies.delete(key)
    copies.set(key, await response.text())
  },
  delete: async (key: Request | string) => copies.delete(urlOf(key)),
  keys: async () => [...copies.keys()].map((url) => ({ url: new URL(url, 'http://localhost').href })),
}

vi.stubGlobal('self', {})
vi.stubGlobal('BUILD', 'b1')
vi.stubGlobal('caches', { open: async () => cache, keys: async () => [], delete: async () => true })
const { savePage } = await import('./page-cache')

const save = (html: string) =>
  savePage({ action: 'SAVE_PAGE', url: 'http://localhost/home#a', html, copies: 'owner;60', stylesheets: [] })

it('M020 a saved copy is replaced at once: a page that loses its connection meanwhile has the older copy', async () => {
  await save('first')
  await save('second')
  expect(hadCopy).toEqual([false, true])
  expect(copies.get('http://localhost/home')).toBe('second')
})
