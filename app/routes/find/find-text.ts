import { m } from '~/messages/messages'

/**
 * The text that the upstream searches: "12/A" for "Plot 12/A", because screens show the word before each number and upstreams compare
 * numbers. A text without a digit is a name, such as "Plot Lovers Club".
 */
export function findText(typed: string): string {
  const [first = '', ...rest] = typed.split(/\s+/)
  const number = rest.join(' ')
  const isWord = PLOT_WORDS().includes(first.toLowerCase())
  return isWord && /\d/.test(number) ? number : typed
}

const PLOT_WORDS = () => ['plot', m.plotNumber({ number: '' }).trim().toLowerCase()]
