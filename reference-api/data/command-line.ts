import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

const flag = { type: 'boolean' } as const
const text = { type: 'string' } as const
const OPTIONS = {
  help: flag,
  scale: text,
  id: text,
  name: text,
  mobile: text,
  email: text,
  parent: text,
  level: text,
  password: text,
  'dry-run': flag,
  json: flag,
  replace: { type: 'string', multiple: true },
  yes: flag,
  since: text,
  state: text,
  text,
} as const

type Options = ReturnType<typeof parse>['values']

export interface Command {
  /** One or two words; empty if an option alone is the command. */
  name: string
  /** How many words follow the name. */
  wordCount: number
  options?: (keyof Options)[]
  /** Name, words and options, then what the command does. */
  usage: string
  run: (words: string[], options: Options) => Promise<void> | void
}

/** Null if the usage is wanted. Throws the usage and the fault, so that a typo never runs a command with another effect. */
export function readCommand(args: string[], commands: Command[]) {
  if (args.length === 0) fail(commands)
  const { values: options, positionals } = parse(args, commands)
  if (options.help) return null
  const [first = '', second = ''] = positionals
  const command = commands.find(({ name }) => name === first || name === `${first} ${second}`)
  const isGroup = commands.some(({ name }) => name.startsWith(`${first} `))
  if (!command)
    fail(commands, `Unknown or incomplete command: ${isGroup ? `${first} ${second}`.trim() : first}`)
  const { name, wordCount, options: known = [] } = command
  const unknown = (Object.keys(options) as (keyof Options)[]).find((option) => !known.includes(option))
  if (unknown) fail(commands, `${name || 'This command'} has no option --${unknown}.`)
  const words = positionals.slice(name.split(' ').filter(Boolean).length)
  // The words may be a password, so the message omits them.
  if (words.length !== wordCount)
    fail(commands, `Wrong number of words after "${name}": ${words.length} instead of ${wordCount}.`)
  if (words.includes('')) fail(commands, `A word after "${name}" is empty.`)
  return { command, words, options }
}

export const usageOf = (commands: Command[]) =>
  [
    'npm run data -- COMMAND, for the database in DATABASE_URL or DATA_DIR',
    ...commands.map(({ usage }) => `  ${usage}`),
  ].join('\n')

function parse(args: string[], commands: Command[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    // Omits Node's hints about positional arguments.
    const [fault = ''] = (error as Error).message.split(/\. |\n/)
    return fail(commands, fault)
  }
}

/** The usage fills a screen, so the fault comes last. */
function fail(commands: Command[], ...faults: string[]): never {
  throw new Error([usageOf(commands), ...faults].join('\n'))
}

const YES = 'yes'

/** Asks on the terminal. Throws unless the answer is yes, and without a terminal, because nobody can answer. */
export async function requireConfirmation(consequence: string, flag: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Error(`${consequence} Add ${flag} to do it without a question.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal
    .question(`${consequence} Type ${YES} to do it: `)
    .finally(() => terminal.close())
  if (answer.trim().toLowerCase() !== YES) throw new Error('Nothing was changed.')
}
