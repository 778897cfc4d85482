import type { IsoDate } from '../../app/domain/dates'
import { addDays } from '../rules/calendar'
import { customerName } from './names'
import { PERSONAS, personaOf } from './personas'
import { DEFAULT_PROJECT_ID } from './projects'
import { randomFor, type Random } from './random'
import type { Habit, Sale } from './sale'
import { scriptedSales } from './scripted-sales'
import type { TreeNode } from './tree'

const MAX_AGE_DAYS = 912

export interface SaleCounts {
  booked: number
  registered: number
  cancelled: number
}

export function salesOf(nodes: TreeNode[], counts: SaleCounts, seed: string, today: IsoDate): Sale[] {
  const random = randomFor(seed, 'sales')
  const scripted = scriptedSales(nodes, today)
  const remainingCounts = { ...counts }
  for (const sale of scripted) remainingCounts[sale.outcome]--

  return inOrder([...scripted, ...randomSales(remainingCounts, sellerWeights(nodes), random, today)])
}

/** Returns random sales of one region, oldest first. */
export function salesOfRegion(nodes: TreeNode[], counts: SaleCounts, seed: string, today: IsoDate): Sale[] {
  const topDepth = nodes[0]!.depth
  const sellers = nodes.map(({ id, depth }): [string, number] => [id, weightAt(depth - topDepth + 1)])
  return inOrder(randomSales(counts, sellers, randomFor(seed, 'sales'), today))
}

function randomSales(
  counts: SaleCounts,
  sellers: [string, number][],
  random: Random,
  today: IsoDate,
): Sale[] {
  const outcomes = ['cancelled', 'registered', 'booked'] as const
  return outcomes.flatMap((outcome) =>
    Array.from({ length: counts[outcome] }, () => randomSale(outcome, sellers, random, today)),
  )
}

function inOrder(sales: Sale[]): Sale[] {
  return sales.sort((a, b) => Date.parse(a.bookedOn) - Date.parse(b.bookedOn))
}

function randomSale(
  outcome: Sale['outcome'],
  sellers: [string, number][],
  random: Random,
  today: IsoDate,
): Sale {
  const emiPlanId = random.weighted(PLANS[outcome])
  const minAge = minAgeDays(outcome, emiPlanId)
  return {
    sellerId: random.weighted(sellers),
    projectId: random.weighted(PROJECTS),
    plotNumber: null,
    customerName: customerName(random),
    bookedOn: addDays(today, -random.between(minAge, MAX_AGE_DAYS)),
    outcome,
    emiPlanId,
    habit: random.weighted(HABITS),
  }
}

/** Months of the EMI plans. The first number belongs to plan 1. */
const MONTHS_OF_PLAN = [6, 12, 18, 24, 30, 36, 48, 60]

const PLANS: Record<Sale['outcome'], [number | null, number][]> = {
  booked: [
    [null, 12],
    [2, 7],
    [3, 8],
    [4, 14],
    [5, 10],
    [6, 34],
    [7, 9],
    [8, 6],
  ],
  registered: [
    [null, 45],
    [1, 20],
    [2, 22],
    [3, 13],
  ],
  cancelled: [
    [4, 30],
    [6, 50],
    [7, 20],
  ],
}

const HABITS: [Habit, number][] = [
  ['prompt', 55],
  ['late', 25],
  ['behind', 12],
  ['ahead', 8],
]

// Project 7 has no sales.
const PROJECTS: [number, number][] = [
  [1, 14],
  [2, 15],
  [3, 16],
  [DEFAULT_PROJECT_ID, 26],
  [5, 16],
  [6, 13],
]

/** A booking is registered after its last instalment, and cancelled after three unpaid instalments. */
function minAgeDays(outcome: Sale['outcome'], emiPlanId: number | null): number {
  if (outcome === 'booked') return 1
  if (outcome === 'cancelled') return 160
  return emiPlanId === null ? 90 : 31 * (MONTHS_OF_PLAN[emiPlanId - 1]! + 2) + 30
}

/**
 * Weights of the random sales: higher near the top. P1 has the weight of depth 2, P3 has none, and P5 to P10 have 1 each. The network
 * outside P2's tree has scripted sales only.
 */
function sellerWeights(nodes: TreeNode[]): [string, number][] {
  const outsideTop = nodes.findLastIndex((node) => node.parentId === null)
  return nodes.slice(0, outsideTop).flatMap((node): [string, number][] => {
    if (node.id === personaOf('P3').id) return []
    if (node.id === personaOf('P1').id) return [[node.id, 16]]
    if (PERSONAS.some((persona) => persona.id === node.id && persona.key !== 'P2')) return [[node.id, 1]]
    return [[node.id, weightAt(node.depth)]]
  })
}

function weightAt(depth: number): number {
  return [0, 30, 16, 9, 2][depth] ?? 0.7
}
