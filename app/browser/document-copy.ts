import { formatDateTime, timestampInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { toPlainDrawer } from '~/ui/frame/drawer'
import type { SavePageMessage } from './saved-copies'

/**
 * A copy omits scripts, because the scripts of one build must not run on pages of another. It omits elements that need scripts or are
 * temporary. It omits inlined stylesheets, and stylesheet links with an absolute address: for each of these, the page also has a disabled
 * link with a relative address, which the copy enables.
 */
const EXCLUDED = [
  'style[data-href], link[rel=stylesheet][href^=http]',
  'script, link[rel=modulepreload], noscript',
  'dialog, button[type=button]',
  'header [role=status], form [role=status], [data-toasts]',
].join()

/** The copy has no typed text, because typed values are not attributes (M026). */
export function documentCopy(): Pick<SavePageMessage, 'html' | 'stylesheets'> {
  // A document without a window does not fetch its images again.
  const page = document.implementation.createHTMLDocument()
  const root = page.importNode(document.documentElement, true)
  root.dataset.delivery = 'lite'
  toPlainDrawer(root)
  for (const element of root.querySelectorAll(EXCLUDED)) element.remove()
  for (const menu of root.querySelectorAll('header details')) menu.removeAttribute('open')
  for (const link of root.querySelectorAll('link[disabled]')) link.removeAttribute('disabled')
  root.querySelector('main')?.insertAdjacentHTML('afterbegin', notice())
  const links = [...root.querySelectorAll('link[rel=stylesheet]')]
  return {
    html: `<!DOCTYPE html>${root.outerHTML}`,
    stylesheets: links.map((link) => link.getAttribute('href') ?? ''),
  }
}

function notice(): string {
  const time = formatDateTime(timestampInIndia())
  return (
    `<div data-saved-copy><p role="alert"><strong>${m.errorMessage({ message: m.checkYourNetwork() })}</strong></p>` +
    `<p>${m.savedCopyNotice({ time })}</p></div>`
  )
}
