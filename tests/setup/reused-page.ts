import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Address of a picture that every portal serves. As a page, the picture runs no scripts. */
export const BLANK = '/favicon.svg'

/** A page is not reused after one of these calls, because `#reset` does not undo them. */
const LASTING_CALLS = {
  page: ['on', 'once', 'route', 'addInitScript', 'exposeFunction', 'emulateMedia', 'setExtraHTTPHeaders'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
  context: [
    ...['on', 'route', 'addInitScript', 'exposeFunction', 'grantPermissions', 'setGeolocation'],
    ...['setOffline', 'setExtraHTTPHeaders', 'newCDPSession'],
  ],
}

/** One page per worker, lent to one test after another (decision 0001). */
export class ReusedPage {
  #context: BrowserContext | null = null
  #options = ''
  #isSpent = false
  readonly #origins = new Set<string>()

  /** Opens a new page if there is none, or if the options differ from those of the last test. */
  async lend(browser: Browser, options: string): Promise<BrowserContext> {
    if (options !== this.#options) await this.close()
    this.#options = options
    this.#context ??= await this.#open(browser)
    return this.#context
  }

  async takeBack({ isReusable, hasScripts }: { isReusable: boolean; hasScripts: boolean }) {
    const isClean = isReusable && !this.#isSpent && this.#origins.size < 2
    if (!isClean || !(await this.#reset(hasScripts))) await this.close()
  }

  async close() {
    await this.#context?.close()
    this.#context = null
    this.#isSpent = false
    this.#origins.clear()
  }

  async #open(browser: Browser) {
    const context = await browser.newContext()
    const page = await context.newPage()
    page.on('framenavigated', (frame) => {
      const { origin, protocol } = new URL(frame.url())
      if (frame === page.mainFrame() && protocol.startsWith('http')) this.#origins.add(origin)
    })
    this.#watch(page, LASTING_CALLS.page)
    this.#watch(page.clock, LASTING_CALLS.clock)
    this.#watch(context, LASTING_CALLS.context)
    return context
  }

  #watch(target: object, names: string[]) {
    const methods = target as Record<string, (...given: unknown[]) => unknown>
    for (const name of names) {
      const method = methods[name]?.bind(target)
      methods[name] = (...given) => {
        this.#isSpent = true
        return method?.(...given)
      }
    }
  }

  async #reset(hasScripts: boolean): Promise<boolean> {
    const [page, ...otherPages] = this.#context?.pages() ?? []
    if (!page) return false
    await Promise.all(otherPages.map((otherPage) => otherPage.close()))
    const [origin] = this.#origins
    if (origin) {
      if (!(await showBlank(page, origin, hasScripts))) return false
      await page.evaluate(clearStorage)
    }
    await page.context().clearCookies()
    this.#origins.clear()
    return true
  }
}

/**
 * Shows BLANK, and returns false if it does not load. Leaving a page may save a draft, so the storage is cleared afterwards. BLANK is not
 * about:blank, because for about:blank the browser would start another process. A page without scripts only gets the address of BLANK
 * and loses its content, because loading BLANK takes as long as loading such a page.
 */
async function showBlank(page: Page, origin: string, hasScripts: boolean): Promise<boolean> {
  if (!hasScripts && new URL(page.url()).origin === origin) {
    await page.evaluate((blank) => {
      history.replaceState(null, '', blank)
      document.documentElement.remove()
    }, BLANK)
    return true
  }
  const response = await page.goto(`${origin}${BLANK}`).catch(() => null)
  return response?.ok() ?? false
}

async function clearStorage() {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
}
