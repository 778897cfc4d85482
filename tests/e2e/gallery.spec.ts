import { allModes, expect, jsonReply, test } from './fixtures'

const screenPath = '/associate/gallery'

const day = (date: string, imageCount: number) => ({
  project_id: 4,
  date,
  project_name: 'Mango Bloom Gardens',
  data: Array.from({ length: imageCount }, (_, index) => ({
    thumb_image: '/media/1',
    heading: `View ${index + 1}`,
    notes: '',
  })),
})

test(
  'M223 a card shows as many pictures as fit, and on the last picture the number of further pictures',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    const counts = [0, 1, 2, 3, 4, 5, 14]
    const dates = counts.map((count) => day(`2026-10-${10 + count}`, count))
    await faulty.setReply('get-gallery-dates', jsonReply({ gallery_dates: dates }), 1)
    await page.goto(`${faulty.url}${screenPath}/4`)
    const cards = page.getByRole('main').locator('a:has(h2)')
    for (const [width, thumbs] of [
      [360, 2],
      [600, 3],
      [1024, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      for (const [index, count] of counts.entries()) {
        await expect(cards.nth(index).getByRole('img')).toHaveCount(Math.min(count, thumbs))
        const overlay = cards
          .nth(index)
          .getByText(/View Gallery$/)
          .locator('visible=true')
        if (count > thumbs) await expect(overlay).toHaveText(`+${count - thumbs} View Gallery`)
        else await expect(overlay).toHaveCount(0)
      }
    }
  },
)

test('M224 M225 sends the specified calls', { tag: [...allModes, '@gate'] }, async ({ page, faulty }) => {
  await faulty.signIn('P1', `${screenPath}/4?page=2&only=1`)
  await page.goto(`${faulty.url}${screenPath}/4/2026-11-07`)
  await page.goto(`${faulty.url}${screenPath}/4/0`)
  const calls = (await faulty.calls()).filter(({ path }) => path.includes('get-gallery-dates'))
  expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
    ['POST', '/associate/get-gallery-dates/4', { page: '2' }],
    ['POST', '/associate/get-gallery-dates/4', { from_date: '2026-11-07', to_date: '2026-11-07' }],
    ['POST', '/associate/get-gallery-dates/4', { from_date: '0', to_date: '0' }],
  ])
})

test('M225 a date shows each picture with its heading and a link; pictures have notes, and open in full size', async ({
  page,
  signIn,
}) => {
  await signIn('P1', `${screenPath}/4`)
  const card = page.getByRole('main').locator('a:has(h2)').nth(1)
  const count = Number(/(\d+) pictures/.exec(await card.innerText())?.[1])
  await card.click()
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveCount(count)
  for (const item of await items.all()) {
    const heading = await item.locator('strong').innerText()
    expect(heading).toMatch(/\S/)
    await expect(item.getByRole('img', { name: heading })).toHaveAttribute('width', '320')
    await expect(item.getByRole('link', { name: heading })).toHaveAttribute('rel', 'noopener')
  }
  await expect(page.getByRole('main')).toContainText(/Seen from the highway|black-topped|monsoon|lawn|stones/)
  const fullSizeResponse = await page.request.get(
    (await items.first().getByRole('link').getAttribute('href')) ?? '',
  )
  expect(fullSizeResponse.status()).toBe(200)
  expect(fullSizeResponse.headers()['content-type']).toMatch(/^image\//)
})

test(
  'M221 M222 without projects or without dates, the page shows "No results found"',
  { tag: [...allModes, '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('get-projects-list', jsonReply({ projects: [] }), 1)
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(page.getByText('No results found')).toBeVisible()
    await page.goto(`${faulty.url}${screenPath}/7`)
    await expect(page.getByRole('heading', { level: 1, name: 'Silver Oak Avenue' })).toBeVisible()
    await expect(page.getByText('No results found')).toBeVisible()
  },
)

test(
  'M007 /gallery/{id} redirects to the gallery of the project',
  { tag: [...allModes, '@gate'] },
  async ({ page, signIn }) => {
    expect((await page.request.get('/gallery/4', { maxRedirects: 0 })).headers().location).toMatch(/^\/login/)
    await signIn('P1')
    const response = await page.request.get('/gallery/4', { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, `${screenPath}/4`])
    await page.goto('/gallery/4')
    await expect(page).toHaveURL(`${screenPath}/4`)
  },
)
