import { FIND_GROUPS, type FindGroup } from '~/domain/find'
import { m } from '~/messages/messages'
import type { FoundLine } from '~/subjects/find/found-lines'

/**
 * The text that the upstream searches: "12/A" for "Plot 12/A", because screens show the word before each number and upstreams compare
 * numbers. A text without a digit is a name, such as "Plot Lovers Club".
 */
export function findText(typed: string): string {
  const [first = '', ...rest] = typed.split(/\s+/)
  const number = rest.join(' ')
  const isWord = PLOT_WORDS().includes(first.toLowerCase())
  return isWord && /\p{Nd}/u.test(number) ? number : typed
}

const PLOT_WORDS = () => ['plot', m.plotNumber({ number: '' }).trim().toLowerCase()]

/**
 * The groups that have lines. Groups with the typed name or number come before groups that have only similar names: for "ravi" the
 * associate Ravi before bookings of Rani.
 */
export function groupsInOrder(lines: Record<FindGroup, FoundLine[]>, q: string): FindGroup[] {
  const groups = FIND_GROUPS.filter((group) => lines[group].length > 0)
  const typed = wordsIn(q)
  const isTyped = ({ label, isExact }: FoundLine) =>
    isExact || typed.every((text) => wordsIn(label).some((word) => word.startsWith(text)))
  const hasTyped = (group: FindGroup) => lines[group].some(isTyped)
  return [...groups.filter(hasTyped), ...groups.filter((group) => !hasTyped(group))]
}

const wordsIn = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
