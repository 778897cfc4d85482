import type { Page } from '@playwright/test'

/**
 * The screen and state that a page shows, without its data: two pages of one value have the same elements, classes, roles and
 * states at the same width and in the same colours. Siblings that look alike count once, so that a longer list is no new state.
 */
export function pageState(page: Page): Promise<string> {
  return page.evaluate(readState)
}

function readState(): string {
  /** Attributes whose value is a part of the state; of the others it is data. */
  const STATE = /^(class|role|type|lang|dir|tabindex|inputmode|autocomplete|data-.+|aria-.+)$/
  const DATA = /^aria-(label|labelledby|describedby|controls|activedescendant|owns|valuenow)$|^data-left$/
  const UNSEEN = /^(loading|fetchpriority|data-discover)$/
  const media = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion)', '(forced-colors)', 'print']
  return [
    location.pathname.replace(/\bHG\d+|\d[\d-]*/g, 'N'),
    `${innerWidth} px`,
    ...media.map((query) => matchMedia(query).matches),
    outline(document.documentElement),
  ].join(' ')

  function outline(element: Element): string {
    const attributes = [...element.attributes]
      .filter(({ name }) => !UNSEEN.test(name))
      .map(({ name, value }) => (STATE.test(name) && !DATA.test(name) ? `${name}=${value}` : name))
    const states = [':checked', ':disabled', ':modal', ':popover-open'].filter((state) =>
      element.matches(state),
    )
    const children = element instanceof SVGElement ? [] : [...element.childNodes].map(part)
    return `<${[element.tagName, ...attributes.sort(), ...states].join(' ')}>${[...new Set(children)].join('')}</>`
  }

  function part(node: Node): string {
    if (node instanceof Element) return /^(script|style|link|meta)$/i.test(node.tagName) ? '' : outline(node)
    return node instanceof Text && node.data.trim() ? 'text' : ''
  }
}
