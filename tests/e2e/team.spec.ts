import type { Page } from '@playwright/test'
import { allModes, expect, jsonReply, test } from './fixtures'

const screenPath = '/associate/team'

const tree = (page: Page) => page.locator('main ul:has(> [id^=member-])').first()
const search = (page: Page) => page.getByLabel('Associate code or name')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const menu = (page: Page) => page.locator('main details', { hasText: 'Options' })

const node = (agent_id: string, fields: object = {}) => ({
  agent_id,
  name: `Name of ${agent_id}`,
  mobile: '9876501234',
  members_count: 3,
  commission: 6.5,
  children: [],
  children_more: '0',
  ...fields,
})

async function choose(page: Page, label: string) {
  await menu(page).locator('summary').click()
  await menu(page).getByRole('button', { name: label, exact: true }).click()
}

test(
  'M213 M214 each row shows code, percentage and telephone, and the number of members if there are any',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    await expect(page).toHaveTitle('Plot Partner - Team')
    await expect(page.getByLabel('Project')).toBeVisible()
    await expect(search(page)).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await expect(tree(page)).toContainText('Ravi Kumar Teja (you)')
    await expect(tree(page)).toContainText('HG1024 · 14 members')
    const secondLevelRows = tree(page).locator('> li > details > ul > li')
    await expect(secondLevelRows.first()).toBeVisible()
    for (const row of await secondLevelRows.all()) {
      await expect(row).toContainText(/1 step below you · HG\d+( · \d+ members?)? · Commission \d+(\.\d+)? %/)
      await expect(row.getByRole('link', { name: /^Call \S/ }).first()).toHaveAttribute(
        'href',
        /^tel:\d{10}$/,
      )
    }
    const team = secondLevelRows.filter({ has: page.locator('details') }).first()
    await expect(team.locator('ul').first()).toBeHidden()
    await team.locator('summary').first().click()
    await expect(team.locator('ul').first()).toBeVisible()
    await expect(team).toContainText('2 steps below you')
  },
)

test(
  'M216 M242 Data saver shows three levels, and opens deeper teams by links',
  { tag: '@gate' },
  async ({ page, context, signIn }) => {
    await context.setExtraHTTPHeaders({ 'Save-Data': 'on' })
    await signIn('P2', screenPath)
    await expect(page.getByText(/^2 steps below you · /).first()).toBeAttached()
    await expect(page.getByText(/^3 steps below you · /)).toHaveCount(0)
    const secondLevelTeams = page
      .locator('main details details')
      .filter({ has: page.locator('a[aria-expanded]') })
    await secondLevelTeams.first().locator('summary').first().click()
    await secondLevelTeams.first().locator('a[aria-expanded]').first().click()
    await expect(page.getByText(/^3 steps below you · /).first()).toBeVisible()
  },
)

test(
  'M217 sends the specified call, and shows an empty tree',
  { tag: [...allModes, '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('agent-tree/', jsonReply({ tree: [] }))
    expect((await page.goto(`${faulty.url}${screenPath}?project_id=4`))?.status()).toBe(200)
    await expect(page.getByText('Results not found.', { exact: true })).toBeVisible()
    await page.goto(`${faulty.url}${screenPath}?project_id=4&search_agent_id=HG7`)
    await expect(page.getByText('Results not found.', { exact: true })).toBeVisible()
    const calls = (await faulty.calls()).filter(({ path }) => path.includes('agent-tree'))
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['POST', '/associate/agent-tree/HG1024/4', {}],
      ['POST', '/associate/agent-tree/HG1024/4', { search_agent_id: 'HG7' }],
    ])
  },
)

test(
  'M218 M215 X082 a search has its own page; the chosen person’s team shows no counts, and the level below the viewer',
  { tag: '@gate' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P2', `${screenPath}?q=hg1024`)
    await checkPage()
    await expect(search(page)).toHaveValue('hg1024')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ravi Kumar Teja/ })
      .click()
    await expect(page).toHaveURL(/search_agent_id=HG1024/)
    await expect(tree(page)).toContainText('3 steps below you · HG1024 · Commission')
    await expect(page.getByRole('main')).not.toContainText(/\d members?/)
    await page.getByRole('link', { name: 'Clear search' }).click()
    // Journeys of the office desk add associates.
    await expect(tree(page)).toContainText(/\b9\d members/)
    await page.goto('/associate/team/HG1024')
    await expect(page.getByText('3 steps below you · HG1024')).toBeVisible()
  },
)

test(
  'M219 remembers the chosen people, newest first, until cleared',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    for (const id of ['HG1004', 'HG1006', 'HG1004']) await page.goto(`${screenPath}?search_agent_id=${id}`)
    await page.goto(screenPath)
    if (test.info().project.name === 'js') {
      await search(page).click()
      await expect(page.getByRole('listbox', { name: 'Recently selected' })).toBeVisible()
      await expect(options(page)).toHaveText([/HG1004$/, /HG1006$/])
      await page.keyboard.press('Escape')
    } else {
      const recent = page.locator('main details').filter({ hasText: 'Recently selected' }).last()
      await recent.locator('summary').click()
      await expect(recent.getByRole('link')).toHaveText([/HG1004$/, /HG1006$/])
    }
    await choose(page, 'Clear recently selected')
    await expect(page.getByText('Recently selected', { exact: true })).toHaveCount(0)
  },
)

test(
  'M218 M219 searches while typing, by keyboard alone',
  { tag: '@js' },
  async ({ page, signIn, checkPage }) => {
    await signIn('P2', screenPath)
    await expect(search(page)).toHaveRole('combobox')
    await search(page).pressSequentially('r')
    await expect(options(page).first()).toBeVisible()
    await search(page).fill('zzzz')
    await expect(page.getByText('Not found', { exact: true }).first()).toBeVisible()
    await search(page).fill('hg1024')
    await expect(options(page)).toHaveText([/^Ravi Kumar Teja/])
    const composing = { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true }
    const isLeftToInputMethod = await search(page).evaluate(
      (input, init) => input.dispatchEvent(new KeyboardEvent('keydown', init)),
      composing,
    )
    expect(isLeftToInputMethod).toBe(true)
    await expect(options(page)).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).toHaveAttribute('aria-selected', 'true')
    await expect(search(page)).toHaveAttribute('aria-activedescendant', /.+/)
    await checkPage()
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search_agent_id=HG1024/)
    await expect(tree(page)).toContainText('3 steps below you · HG1024')
    await expect(page.getByRole('region', { name: 'Associates' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Clear search' })).toBeFocused()
  },
)

test(
  'M026 M218 a failed search while typing keeps the screen and the typed text',
  { tag: '@js' },
  async ({ page, context, signIn }) => {
    await signIn('P2', screenPath)
    await expect(search(page)).toHaveRole('combobox')
    await expect(search(page)).toHaveAttribute('maxlength', '100')
    const suggestions = /team-search\.data/
    await page.route(suggestions, (route) => route.abort('connectionfailed'))
    await search(page).fill('ravi')
    await expect(page.getByText('Something went wrong.').first()).toBeVisible()
    await expect(search(page)).toHaveValue('ravi')
    await page.unroute(suggestions)
    await context.setOffline(true)
    await search(page).fill('ravi k')
    await expect(
      page.getByText('No connection. Check your network and try again.', { exact: true }).first(),
    ).toBeVisible()
    await context.setOffline(false)
    await search(page).fill('hg1024')
    await expect(options(page)).toHaveText([/^Ravi Kumar Teja/])
    await expect(tree(page)).toBeVisible()
  },
)

test('M213 choosing a project by keyboard keeps the focus', { tag: '@js' }, async ({ page, signIn }) => {
  await signIn('P2', screenPath)
  const project = page.getByLabel('Project')
  const initialProject = await project.inputValue()
  await project.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/project_id=/)
  await expect(project).not.toHaveValue(initialProject)
  await expect(project).toBeFocused()
  await page.goBack()
  await expect(project).toHaveValue(initialProject)
})

test('M220 a choice by keyboard moves focus back to the menu', { tag: '@js' }, async ({ page, signIn }) => {
  await signIn('P1', `${screenPath}?search_agent_id=HG1004`)
  const menu = page.locator('main summary').filter({ hasText: 'Options' })
  for (const [tabs, label] of [
    [1, 'Show My Cmsn %'],
    [3, 'Clear recently selected'],
  ] as const) {
    await menu.focus()
    await page.keyboard.press('Enter')
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: label })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: label })).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
})

test(
  'M220 M243 percentages can be shown and hidden; the choice survives a reload, and hidden percentages are not in the HTML',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', screenPath)
    const ownRow = page.getByText(/^HG1024 · /)
    await page.evaluate('document.documentElement.dataset.loaded = "once"')
    await expect(ownRow).not.toContainText('Commission')
    await choose(page, 'Show My Cmsn %')
    await expect(ownRow).toContainText(/Commission \d/)
    await choose(page, 'Hide Team Cmsn %')
    await expect(page.getByText(/^1 step below you · /).first()).not.toContainText('Commission')
    if (test.info().project.name === 'js')
      expect(await page.evaluate('document.documentElement.dataset.loaded')).toBe('once')
    await page.reload()
    await expect(ownRow).toContainText(/Commission \d/)
    await choose(page, 'Hide My Cmsn %')
    await expect(ownRow).not.toContainText('Commission')
    for (const address of [screenPath, `${screenPath}.data`]) {
      const html = await (await page.request.get(address)).text()
      expect(html).toContain('HG1024')
      expect(html).not.toMatch(/Commission \d/)
    }
    await choose(page, 'Show Team Cmsn %')
    await expect(page.getByText(/^1 step below you · /).first()).toContainText('Commission')
  },
)

test(
  'M220 no response contains a hidden percentage, and no other site can change the setting',
  { tag: ['@request', '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    const children = [node('HG2', { commission: 70.707 })]
    await faulty.setReply(
      'agent-tree/',
      jsonReply({ tree: [node('HG1024', { children, commission: 60.606 })] }),
    )
    await faulty.setReply('agent-tree-single', jsonReply({ children }))
    const readText = async (path: string) => (await page.request.get(`${faulty.url}${path}`)).text()
    const childrenPath = '/associate/team-children?project_id=4&associate_id=HG1024'
    expect(await readText(screenPath)).toContain('70.707')
    expect(await readText(screenPath)).not.toContain('60.606')
    const post = (origin: string) =>
      page.request.post(`${faulty.url}${screenPath}`, {
        form: { teamCommission: 'hidden' },
        headers: { Origin: origin },
        maxRedirects: 0,
      })
    expect((await post('https://evil.example')).status()).toBe(403)
    expect(await readText(childrenPath)).toContain('70.707')
    expect((await post(faulty.url)).status()).toBe(302)
    for (const path of [screenPath, `${screenPath}.data`, childrenPath])
      expect(await readText(path)).not.toContain('70.707')
  },
)
