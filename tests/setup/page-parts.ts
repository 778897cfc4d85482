import type { Page } from '@playwright/test'

/**
 * The structure of a screen without its data: each kind of element with its ancestors' kinds, and the order of headings and
 * landmarks. Kinds differ by tag, classes, roles, states, width and colours; a longer list adds none.
 */
export function pageParts(page: Page): Promise<string[]> {
  return page.evaluate(readParts)
}

function readParts(): string[] {
  /** Attributes whose value belongs to the kind; other values are data. */
  const KIND = /^(class|role|type|lang|dir|tabindex|data-.+|aria-.+)$/
  const DATA = /^aria-(label|labelledby|describedby|controls|activedescendant|owns|valuenow)$|^data-left$/
  const UNSEEN = /^(loading|fetchpriority|data-discover)$/
  const STATES = [':checked', ':disabled', ':modal', ':popover-open']
  const MEDIA = ['(prefers-color-scheme: dark)', '(forced-colors)', 'print']
  const ORDERED =
    'h1, h2, h3, h4, h5, h6, header, nav, main, footer, aside, section, form, [role], dialog[open]'

  const place = location.pathname.replace(/\bHG\d+|\d[\d-]*/g, 'N')
  const screen = [place, `${innerWidth} px`, ...MEDIA.map((query) => matchMedia(query).matches)].join(' ')
  const parts = new Set<string>()
  collect(document.documentElement, screen)
  const order = [...document.querySelectorAll(ORDERED)]
    .filter((element) => element.checkVisibility())
    .map(kind)
  parts.add(`${screen} ${order.filter((one, index) => one !== order[index - 1]).join('')}`)
  return [...parts]

  function collect(element: Element, above: string) {
    const path = above + kind(element)
    parts.add(path)
    if (element instanceof SVGElement) return
    for (const child of element.children)
      if (!/^(head|script|style|link|meta)$/i.test(child.tagName)) collect(child, path)
  }

  function kind(element: Element): string {
    const attributes = [...element.attributes]
      .filter(({ name }) => !UNSEEN.test(name))
      .map(({ name, value }) => (KIND.test(name) && !DATA.test(name) ? `${name}=${value}` : name))
    const states = STATES.filter((state) => element.matches(state))
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    return `<${[element.tagName, ...attributes.sort(), ...states, hasText ? 'text' : ''].join(' ')}>`
  }
}
