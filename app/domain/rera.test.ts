import { describe, expect, it } from 'vitest'
import { readReraNumber, type Rera, reraGaps, reraState, shownRera } from './rera'

const today = '2026-11-26'
const rera = (validUntil: string | null, number = 'P02400099004'): Rera => ({ number, validUntil })

it.each([
  [rera('2026-11-25'), 'expired'],
  [rera('2026-11-26'), 'valid'],
  [rera('2026-11-27'), 'valid'],
  [rera(null), 'valid'],
  [rera(null, ''), 'missing'],
  [rera('2026-11-25', ''), 'missing'],
] as const)('X094 on 26-Nov-26, %j is %s', (registration, state) => {
  expect(reraState(registration, today)).toBe(state)
  const shown = state === 'missing' ? null : { ...registration, isExpired: state === 'expired' }
  expect(shownRera(registration, today)).toEqual(shown)
})

it.each([
  [' P02400099004 ', 'P02400099004'],
  ['PRM/KA/RERA/1251/446/PR/171015/000473', 'PRM/KA/RERA/1251/446/PR/171015/000473'],
  ['P0240\n\u0000 0099004', 'P0240 0099004'],
  ['NA', ''],
  ['-', ''],
  ['', ''],
])('X094 reads the number %j as %j', (text, number) => {
  expect(readReraNumber(text)).toBe(number)
})

describe('reraGaps', () => {
  const valid = rera(null)
  const gone = rera('2026-10-17')
  const none = rera(null, '')
  type Party = { rera: Rera | null } | null
  const gapsOf = (project: Party, associate: Party, isRequired = false) =>
    reraGaps({ project: project && { name: 'Neem Grove', ...project }, associate }, { today, isRequired })
  const projectMissing = 'No RERA number is recorded for Neem Grove. Your office can add it.'
  const projectExpired = 'The RERA number of Neem Grove expired on 17-Oct-26. Your office can update it.'
  const associateMissing = 'No RERA agent number is recorded for you. Your office can add it.'
  const associateExpired = 'Your RERA agent number expired on 17-Oct-26. Your office can update it.'
  const notChecked = "RERA numbers couldn't be checked. Please try again."

  it.each<[string, Party, Party, gaps: string[], gapsIfRequired: string[]]>([
    ['both are valid', { rera: valid }, { rera: valid }, [], []],
    ['both have expired', { rera: gone }, { rera: gone }, ...twice([projectExpired, associateExpired])],
    ['both are missing', { rera: none }, { rera: none }, ...twice([projectMissing, associateMissing])],
    ['the upstream sends neither', { rera: null }, { rera: null }, [], [projectMissing, associateMissing]],
    ['the upstream sends none of the associate', { rera: valid }, { rera: null }, [], [associateMissing]],
    ['the project is unknown', null, { rera: gone }, [associateExpired], [associateExpired, notChecked]],
    ['nothing is known', null, null, [], [notChecked]],
  ])('X094 if %s', (_, project, associate, gaps, gapsIfRequired) => {
    expect(gapsOf(project, associate)).toEqual(gaps)
    expect(gapsOf(project, associate, true)).toEqual(gapsIfRequired)
  })

  function twice(gaps: string[]): [string[], string[]] {
    return [gaps, gaps]
  }
})
