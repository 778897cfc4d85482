import { type ChildNode, parse } from 'postcss'

/** The text of a rule and the classes of its selectors. An at-rule holds others. */
type Part = { text: string; classes: string[] } | { prelude: string; parts: Part[] }

const stylesheets = new Map<string, Part[]>()

/**
 * Leaves out of the inlined stylesheets each rule whose classes the page lacks: a third of the styles remain. For pages without
 * scripts, because scripts add elements later (decision 0002).
 */
export function keepUsedStyles(html: string): string {
  const used = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return html.replace(
    /(<style[^>]* data-href=[^>]*>)([\s\S]*?)(?=<\/style>)/g,
    (_, tag: string, css: string) => tag + textOf(partsOf(css), used),
  )
}

function partsOf(css: string): Part[] {
  const parts = stylesheets.get(css) ?? parse(css).nodes.map(toPart)
  stylesheets.set(css, parts)
  return parts
}

function toPart(node: ChildNode): Part {
  if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes'))
    return { prelude: `@${node.name}${node.raws.afterName}${node.params}`, parts: node.nodes.map(toPart) }
  const selector = node.type === 'rule' ? node.selector : ''
  const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  return { text: node.toString(), classes }
}

const textOf = (parts: Part[], used: Set<string>): string =>
  parts
    .map((part) => {
      if ('text' in part) {
        const isUsed = part.classes.length === 0 || part.classes.some((name) => used.has(name))
        return isUsed ? part.text : ''
      }
      const inner = textOf(part.parts, used)
      return inner && `${part.prelude}{${inner}}`
    })
    .join('')
