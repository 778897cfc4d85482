import { expect, jsonReply, test } from './fixtures'

const screenPath = '/associate/projects'

test(
  'M226 M227 shows each project as a card with its documents and links',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
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
      const documents = linkTexts.map((text) => text?.split(' of ')[0] ?? '')
      expect(documents.filter((text) => kinds.includes(text))).toEqual(
        kinds.filter((kind) => kind !== missingKind[name]),
      )
    }
  },
)

test(
  'M228 without projects the screens say who adds them, and Projects says "Please login."',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P3')
    await faulty.setReply('get-projects', jsonReply({ projects: [] }))
    await faulty.setReply('agent-tree', jsonReply({ tree: [] }))
    const main = page.getByRole('main')
    for (const path of [
      '/associate/projects',
      '/plot-availability',
      '/plot-price-calculation',
      '/associate/team',
      '/associate/gallery',
    ]) {
      await page.goto(faulty.url + path)
      await expect(main.getByText('No projects are published yet. Your office adds them.')).toBeVisible()
      await expect(main.getByText('Project 4')).toHaveCount(0)
    }
    await page.goto(`${faulty.url}/associate/projects`)
    await expect(main.getByText('Please login.', { exact: true })).toBeVisible()
  },
)
