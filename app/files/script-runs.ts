import { graphemesOf } from '../domain/graphemes'

export interface Run {
  text: string
  script: Script
}

/** The scripts in which names are written in India (X106). */
const SCRIPTS = [
  ['devanagari', /\p{Script=Devanagari}/u],
  ['telugu', /\p{Script=Telugu}/u],
  ['tamil', /\p{Script=Tamil}/u],
  ['kannada', /\p{Script=Kannada}/u],
  ['malayalam', /\p{Script=Malayalam}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['gujarati', /\p{Script=Gujarati}/u],
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['odia', /\p{Script=Oriya}/u],
  ['arabic', /\p{Script=Arabic}/u],
] as const

export type Script = 'latin' | (typeof SCRIPTS)[number][0]

/** Splits text into runs in visual order, left to right. */
export function runsOf(text: string): Run[] {
  return inVisualOrder(mergeSpaces(logicalRuns(text)))
}

function logicalRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const grapheme of graphemesOf(text)) {
    const script = SCRIPTS.find(([, letters]) => letters.test(grapheme))?.[0] ?? 'latin'
    const lastRun = runs.at(-1)
    if (lastRun?.script === script) lastRun.text += grapheme
    else runs.push({ text: grapheme, script })
  }
  return runs
}

/** Joins words of one script across spaces, so that the font shapes them together. */
function mergeSpaces(runs: Run[]): Run[] {
  const merged: Run[] = []
  for (const run of runs) {
    const [previous, space] = merged.slice(-2)
    if (previous && space?.text.trim() === '' && previous.script === run.script) {
      merged.splice(-2, 2, { script: run.script, text: previous.text + space.text + run.text })
    } else merged.push(run)
  }
  return merged
}

/** Reverses consecutive Arabic runs with the digits and signs between them. Other runs keep their order. */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered: Run[] = []
  let index = 0
  while (index < runs.length) {
    const end = runs[index]?.script === 'arabic' ? endOfStretch(runs, index) : index
    ordered.push(...runs.slice(index, end + 1).reverse())
    index = end + 1
  }
  return ordered
}

/** Index of the last Arabic run that follows `start` without a letter of another script in between. */
function endOfStretch(runs: Run[], start: number): number {
  let end = start
  for (let index = start + 1; index < runs.length; index += 1) {
    const { script, text } = runs[index] as Run
    if (script === 'arabic') end = index
    else if (/\p{L}/u.test(text)) break
  }
  return end
}
