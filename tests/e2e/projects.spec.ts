import { allModes, expect, jsonReply, test } from './fixtures'

const screenPath = '/associate/projects'

test.describe('projects', () => {
  test(
    'M226 M227 shows each project as a card with its documents and links',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      await page.goto(screenPath)
      await expect(page).toHaveTitle('Plot Partner - Projects')
      await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
      const kinds = ['Brochure', 'Layout', 'Gallery', 'Location']
      const missingKind: Record<string, string> = {
        'Lotus Lake View': 'Location',
        'Sunrise Enclave': 'Layout',
        'Peacock Meadows': 'Brochure',
      }
      const cards = page.getByRole('main').locator('section')
      await expect(cards).toHaveCount(7)
      for (const card of await cards.all()) {
        const name = await card.getByRole('heading', { level: 2 }).innerText()
        const linkTexts = await card
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.textContent))
        expect(linkTexts.map((text) => text?.split(' of ')[0])).toEqual(
          kinds.filter((kind) => kind !== missingKind[name]),
        )
      }
    },
  )

  test('M226 brochure and layout open as documents in a new tab', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(screenPath)
    for (const kind of ['Brochure', 'Layout']) {
      const link = page.getByRole('link', { name: `${kind} of Mango Bloom Gardens` })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
      const response = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(response.headers()['content-type']).toBe('application/pdf')
      expect(response.headers()['content-disposition']).toContain(`Mango Bloom Gardens ${kind}.pdf`)
    }
  })

  test('brochure and layout show their type and size', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(screenPath)
    for (const kind of ['Brochure', 'Layout']) {
      const link = page.getByRole('link', { name: `${kind} of Mango Bloom Gardens` })
      await expect(link).toHaveAccessibleName(/ of Mango Bloom Gardens \(PDF, \d+ KB\)$/)
    }
  })

  test('M226 an unknown type or size is omitted, and so is the link of a missing document', async ({
    page,
    faulty,
  }) => {
    await faulty.signIn('P1')
    const project = { project_id: 9, name: 'Far Fields', project_brochure: '/media/none', project_layout: '' }
    await faulty.setReply('get-projects-list', jsonReply({ projects: [project] }))
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(page.getByRole('link', { name: 'Brochure of Far Fields', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Layout/ })).toHaveCount(0)
  })

  test('M227 links to the gallery, and to the location on a map', async ({ page, signIn }) => {
    await signIn('P1')
    await page.goto(screenPath)
    const location = page.getByRole('link', { name: 'Location of Mango Bloom Gardens' })
    await expect(location).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=17.3187&mlon=78.7705#map=16/17.3187/78.7705',
    )
    await expect(location).toHaveAttribute('target', '_blank')
    await expect(location).toHaveAttribute('rel', 'noopener')
    const gallery = page.getByRole('link', { name: 'Gallery of Mango Bloom Gardens' })
    await expect(gallery).toHaveAttribute('href', '/gallery/4')
    await gallery.click()
    await expect(page).toHaveURL('/associate/gallery/4')
    await expect(page.getByRole('heading', { level: 1, name: 'Mango Bloom Gardens' })).toBeVisible()
  })

  test('M228 an empty list shows "Please login."', { tag: '@gate' }, async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('get-projects-list', jsonReply({ projects: [] }), 1)
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(page.getByText('Please login.', { exact: true })).toBeVisible()
  })

  test('X080 without the figures of the projects, a line says that figures are missing', async ({
    page,
    faulty,
  }) => {
    await faulty.signIn('P1')
    await faulty.loadCapabilities()
    await faulty.setReply('project-figures', { kind: 'hang' })
    await page.goto(`${faulty.url}${screenPath}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Mango Bloom Gardens' })).toBeVisible()
    await expect(page.getByText('Some figures are not available right now.')).toBeVisible()
  })

  test('M228 a failure shows a readable message', { tag: allModes }, async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('get-projects-list', { kind: 'body', body: '<b>canary</b>' })
    expect((await page.goto(`${faulty.url}${screenPath}`))?.status()).toBe(502)
    await expect(page.getByText('Something went wrong.')).toBeVisible()
    await expect(page.getByText('canary')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  })
})
