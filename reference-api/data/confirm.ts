import { createInterface } from 'node:readline/promises'

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
