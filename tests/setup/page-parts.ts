import type { Page } from '@playwright/test'

/**
 * Hashes the structure of a screen without its data. Each hash stands for an element with its ancestors, or for two headings or
 * landmarks in order. A hash includes tag, classes, roles and states, and the width and colours of the page. More rows with the same
 * structure add no hashes.
 */
export function pageParts(page: Page): Promise<string[]> {
  return page.evaluate(readParts)
}

function readParts(): string[] {
  const STRUCTURE = /^(class|role|type|lang|dir|tabindex|data-.+|aria-.+)$/
  const DATA =
    /^aria-(label|labelledby|describedby|controls|activedescendant|owns|valuenow)$|^data-(left|printed)$/
  const IGNORED = /^(loading|fetchpriority|data-discover)$/
  const STATES = [':checked', ':disabled', ':modal', ':popover-open']
  const MEDIA = ['(prefers-color-scheme: dark)', '(forced-colors)', 'print']
  const HEADINGS = 'h1, h2, h3, h4, h5, h6'
  const REGIONS = 'header, nav, main, footer, aside, section, form, [role]:not(table [role]), dialog[open]'

  const place = location.pathname.replace(/\bHG\d+|\d[\d-]*/g, 'N')
  const view = [`${innerWidth} px`, ...MEDIA.map((query) => matchMedia(query).matches)].join(' ')
  const screen = `${place} ${view}`
  const parts = new Set<string>()
  collect(document.documentElement, view)
  for (const selector of [HEADINGS, `${HEADINGS}, ${REGIONS}`]) collectNeighbours(selector)
  return [...parts]

  function collect(element: Element, above: string) {
    // All screens share the elements outside `main`.
    const path = hash(above + kind(element) + (element.tagName === 'MAIN' ? place : ''))
    parts.add(path)
    if (element instanceof SVGElement) return
    for (const child of element.children)
      if (!/^(head|script|style|link|meta)$/i.test(child.tagName)) collect(child, path)
  }

  /** Hashes pairs of neighbours, so that a list of twenty similar days has the same hashes as a list of two. */
  function collectNeighbours(selector: string) {
    const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const kinds = shown.map(kind)
    for (const [index, current] of kinds.entries())
      parts.add(hash(`${screen} ${kinds[index - 1]} ${current}`))
  }

  function kind(element: Element): string {
    const attributes = [...element.attributes]
      .filter(({ name }) => !IGNORED.test(name))
      .map(({ name, value }) => (STRUCTURE.test(name) && !DATA.test(name) ? `${name}=${value}` : name))
    const states = STATES.filter((state) => element.matches(state))
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    return `<${[element.tagName, ...attributes.sort(), ...states, hasText ? 'text' : ''].join(' ')}>`
  }

  /** Returns 64 bits. Browsers have no synchronous hash function. */
  function hash(text: string): string {
    let [low, high] = [0, 0]
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      low = Math.imul(low ^ code, 2_654_435_761)
      high = Math.imul(high ^ code, 1_597_334_677) + (low >>> 16)
    }
    return (low >>> 0).toString(36) + (high >>> 0).toString(36).padStart(7, '0')
  }
}
