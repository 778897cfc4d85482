import type { Page } from '@playwright/test'

/** Visible controls whose centre is covered. Overlays, such as an open menu, a dialog or a toast, may cover controls. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(findCovered)
}

function findCovered(): string[] {
  const controls = 'a[href], button, summary, input:not([type=hidden]), select, textarea'
  const scope = document.querySelector('dialog:modal') ?? document
  const start = { left: scrollX, top: scrollY }
  const findings = [...scope.querySelectorAll(controls)].filter(isShown).flatMap(finding)
  scrollTo({ ...start, behavior: 'instant' })
  return findings

  function isShown(control: Element) {
    return control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  }

  function finding(control: Element): string[] {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // If a link takes two lines, uses the first line, because the centre of the whole box may be outside the link.
    const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
    if (!box) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
    const hit = document.elementFromPoint(x, y)
    if (hit && (control.contains(hit) || mayCover(hit))) return []
    return [`${nameOf(control)} is covered by ${hit ? nameOf(hit) : 'nothing'}`]
  }

  function mayCover(hit: Element): boolean {
    if (document.activeElement !== document.body && document.activeElement?.contains(hit)) return true
    if (hit.closest('dialog, [role=listbox], [role=status], [role=alert]')) return true
    // The backdrop of an open menu belongs to the summary. The panel is the next sibling of the summary or of the details.
    const opener = hit.closest('details[open] > summary')
    const panel = opener
      ? (opener.nextElementSibling ?? opener.parentElement?.nextElementSibling)
      : hit.closest('details[open] > :not(summary), details[open] + div')
    return !!panel && ['absolute', 'fixed'].includes(getComputedStyle(panel).position)
  }

  function nameOf(element: Element) {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `${element.tagName} “${words || (element.getAttribute('class') ?? '')}”`
  }
}
