import { type AtRule, type ChildNode, parse } from 'postcss'

/** A rule with the classes of each selector, or a condition such as `@media` with inner parts. A part without selectors is always kept. */
type Part = { text: string; selectors: string[][] } | { prelude: string; parts: Part[] }

const stylesheets = new Map<string, Part[]>()

/**
 * Removes a rule from the inlined stylesheets if each of its selectors names classes and the page has none of these classes. About a third
 * of the rules remains. Only for pages without scripts, because scripts add elements later (decision 0002).
 */
export function keepUsedStyles(html: string): string {
  if (!html.includes(' data-href=')) return html
  const usedClasses = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return html.replace(
    /(<style[^>]* data-href=[^>]*>)([\s\S]*?)(?=<\/style>)/g,
    (_, tag: string, css: string) => tag + textOf(partsOf(css), usedClasses),
  )
}

function partsOf(css: string): Part[] {
  const parts = stylesheets.get(css) ?? parse(css).nodes.map(toPart)
  stylesheets.set(css, parts)
  return parts
}

function toPart(node: ChildNode): Part {
  if (isCondition(node))
    return { prelude: `@${node.name}${node.raws.afterName}${node.params}`, parts: node.nodes.map(toPart) }
  // PostCSS omits the semicolon of a statement such as `@layer base` if it writes the statement alone.
  const text = node.toString() + (node.type === 'atrule' && !node.nodes ? ';' : '')
  return { text, selectors: node.type === 'rule' ? node.selectors.map(classesOf) : [] }
}

const isCondition = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && !node.name.endsWith('keyframes') && (node.nodes?.some(isRuleOrAtRule) ?? false)

const isRuleOrAtRule = ({ type }: ChildNode) => type === 'rule' || type === 'atrule'

/** A class in `:not()` need not be on the page, and a dot in an attribute is not a class. */
const classesOf = (selector: string) =>
  [...selector.replace(/\[[^\]]*\]|:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

const textOf = (parts: Part[], usedClasses: Set<string>): string =>
  parts
    .map((part) => {
      if ('parts' in part) {
        const inner = textOf(part.parts, usedClasses)
        return inner && `${part.prelude}{${inner}}`
      }
      const isUsed = (classes: string[]) =>
        classes.length === 0 || classes.some((name) => usedClasses.has(name))
      return part.selectors.length === 0 || part.selectors.some(isUsed) ? part.text : ''
    })
    .join('')
