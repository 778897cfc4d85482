import { expect, PASSWORD, personas, test, waitForHydration } from './fixtures'

const screenPath = '/associate/bookings-by-date'

test.describe('the scripts of the next screen', () => {
  test(
    'M243 after a press of Login they load while the server checks the password; a second press sends nothing',
    { tag: '@js' },
    async ({ page }) => {
      await page.goto(`/login?returnTo=${screenPath}`)
      await page.waitForLoadState('networkidle')
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.push(request.url())
      })
      const button = page.getByRole('button', { name: 'Login' })
      const buttonBox = await button.boundingBox()
      let postCount = 0
      await page.route(/\/login\.data/, async (route) => {
        postCount += 1
        await expect.poll(() => scripts.length).toBeGreaterThan(3)
        await expect(button).toHaveAttribute('aria-busy', 'true')
        expect(await button.boundingBox()).toEqual(buttonBox)
        await button.click({ force: true })
        await route.continue()
      })
      await page.locator('#userId').fill(personas.P1)
      await page.locator('#password').fill(PASSWORD)
      await button.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
      expect(postCount).toBe(1)
    },
  )

  test(
    'a screen appears with its own styles, even if they are late',
    { tag: '@js' },
    async ({ page, signIn }) => {
      await signIn('P1', '/settings')
      await waitForHydration(page)
      await page.route(/\.css$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700))
        await route.continue()
      })
      // For each frame that shows the new heading, records whether all stylesheets of the page apply.
      await page.evaluate(() => {
        const frames: boolean[] = []
        Object.assign(globalThis, { frames })
        const recordFrame = () => {
          const stylesheetCount = document.querySelectorAll(
            'head :is(link[rel=stylesheet]:not([disabled]), style[data-href])',
          ).length
          if (document.querySelector('h1')?.textContent === 'Team')
            frames.push(stylesheetCount > 1 && document.styleSheets.length >= stylesheetCount)
          requestAnimationFrame(recordFrame)
        }
        recordFrame()
      })
      await page.getByRole('navigation').getByRole('link', { name: 'Team' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
      const frames = () => page.evaluate(() => (globalThis as unknown as { frames: boolean[] }).frames)
      await expect.poll(async () => (await frames()).length).toBeGreaterThan(10)
      expect((await frames()).filter((isStyled) => !isStyled)).toHaveLength(0)
    },
  )

  test(
    'M014 M018 M242 lite and logged-out pages prefetch nothing; a prefetch by the browser does not count as a visit',
    { tag: ['@request', '@gate'] },
    async ({ page, signIn, request }) => {
      const loginResponse = await request.get('/login')
      expect(await loginResponse.text()).not.toMatch(/speculationrules|rel="(prefetch|prerender)"/)
      expect(loginResponse.headers()['accept-ch']).toBe('ECT')
      await signIn('P1')
      const dataSaverHeaders: Record<string, string>[] = [{ 'Save-Data': 'on' }, { ECT: '3g' }]
      for (const headers of dataSaverHeaders) {
        const lite = await (await page.request.get(screenPath, { headers })).text()
        expect(lite).not.toMatch(/<script|rel="(modulepreload|prefetch|prerender)"/)
      }
      const byTeamPath = '/associate/bookings'
      const response = await page.request.get(byTeamPath, { headers: { 'Sec-Purpose': 'prefetch' } })
      expect(response.status()).toBe(200)
      expect(response.headers()).toMatchObject({ 'cache-control': 'no-store' })
      expect(response.headers()).not.toHaveProperty('set-cookie')
      expect(response.headers()).not.toHaveProperty('saved-copies')
      const settingsHtml = async () => (await page.request.get('/settings')).text()
      expect(await settingsHtml()).not.toContain(`href="${byTeamPath}"`)
      await page.request.get(byTeamPath)
      expect(await settingsHtml()).toContain(`href="${byTeamPath}"`)
    },
  )
})
