import markdown from '../../../docs/rules.md?raw'

interface RulesDocument {
  introduction: Part[]
  sections: { id: string; heading: string; parts: Part[] }[]
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'example'; name: string; given: Line[]; results: Line[] }

interface Line {
  label: string
  value: string
}

/** Reads the Markdown that docs/rules.md uses: a title, sections, texts, lists, and tables that are examples. Texts keep `**bold**`. */
function readRules(markdown: string): RulesDocument {
  const [start = '', ...sections] = markdown.trim().split('\n## ')
  return {
    introduction: partsOf(withoutFirstLine(start)),
    sections: sections.map((section) => {
      const [heading = ''] = section.split('\n', 1)
      return {
        id: heading.toLowerCase().replaceAll(' ', '-'),
        heading,
        parts: partsOf(withoutFirstLine(section)),
      }
    }),
  }
}

const withoutFirstLine = (text: string) => text.slice(text.indexOf('\n') + 1)

const partsOf = (markdown: string) => markdown.trim().split('\n\n').map(partOf)

function partOf(block: string): Part {
  if (block.startsWith('| Example: ')) return exampleOf(block)
  if (!block.startsWith('- ')) return { kind: 'text', text: onOneLine(block) }
  return { kind: 'list', items: `\n${block}`.split('\n- ').slice(1).map(onOneLine) }
}

const onOneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' ')

function exampleOf(table: string): Part {
  const [head, , ...lines] = table.split('\n').map((row) => {
    const [, label = '', value = ''] = row.split('|').map((cell) => cell.trim())
    return { label, value }
  })
  const end = lines.findIndex(({ label }) => label === '**Result**')
  return {
    kind: 'example',
    name: head!.label.replace('Example: ', ''),
    given: lines.slice(0, end),
    results: lines.slice(end + 1),
  }
}

export const rules = readRules(markdown)
