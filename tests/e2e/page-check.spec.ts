import { expect, test } from './fixtures'

test.describe('the check of every page', () => {
  for (const [flaw, html, style, finding] of [
    ['a button without a name', '<button type="button"></button>', '', 'axe button-name'],
    ['text that is too pale', '<p>Pale</p>', 'color: #ccc; background: #fff', 'axe color-contrast'],
    ['a second main region', '<main><p>Again</p></main>', '', 'axe landmark-no-duplicate-main'],
    ['a box that is too wide', '<div>Wide</div>', 'width: 2000px', 'sideways scroll'],
    ['a link that is covered', '<div>Over all</div>', 'position: fixed; inset: 0', 'covered controls'],
  ] as const)
    test(`finds ${flaw} on a page that was audited before`, async ({ page, checkPage }) => {
      await page.goto('/login')
      await checkPage()
      await page.locator('main').evaluate(
        (main, added) => {
          main.insertAdjacentHTML('beforeend', added.html)
          // The page's policy forbids the attribute.
          if (main.lastElementChild instanceof HTMLElement) main.lastElementChild.style.cssText = added.style
        },
        { html, style },
      )
      await expect(checkPage()).rejects.toThrow(finding)
      await page.goto('about:blank')
    })
})
