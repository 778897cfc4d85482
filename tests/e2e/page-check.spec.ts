import { expect, test } from './fixtures'

test.describe('the page check', { tag: '@gate' }, () => {
  const flaws = [
    ['a button without a name', '<button type="button"></button>', '', 'axe button-name'],
    ['low-contrast text', '<p>Pale</p>', 'color: #ccc; background: #fff', 'axe color-contrast'],
    ['a second main region', '<main><p>Again</p></main>', '', 'axe landmark-no-duplicate-main'],
    ['an overflowing box', '<div>Wide</div>', 'width: 2000px', 'sideways scroll'],
    ['a covered link', '<div>Over all</div>', 'position: fixed; inset: 0', 'covered controls'],
  ] as const
  for (const [flaw, html, style, finding] of flaws)
    test(`finds ${flaw} on a page that was audited before`, async ({ page, checkPage }) => {
      await page.goto('/login')
      await checkPage()
      await page.locator('main').evaluate(
        (main, added) => {
          main.insertAdjacentHTML('beforeend', added.html)
          // The page's content security policy forbids a style attribute.
          if (main.lastElementChild instanceof HTMLElement) main.lastElementChild.style.cssText = added.style
        },
        { html, style },
      )
      await expect(checkPage()).rejects.toThrow(finding)
      await page.goto('about:blank')
    })
})
