import { expect, it } from 'vitest'
import type { BookingProject } from '~/contract/bookings'
import { sortAssociates } from './team-order'

const project = (id: string, rows: [name: string, bookedCount: number | null][]): BookingProject => ({
  id,
  name: `Project ${id}`,
  totalCount: null,
  associates: rows.map(([associateName, bookedCount]) => ({
    associateId: null,
    associateName,
    bookedCount,
    registeredCount: 0,
    totalCount: bookedCount,
  })),
})

const projects = [
  project('4', [
    ['Ravi', 2],
    ['Asha', null],
    ['Kiran', 10],
  ]),
  project('1', [
    ['Uma', 1],
    ['Deepa', 3],
  ]),
]

it.each([
  [{ by: 'name', order: 'asc' }, ['Asha', 'Kiran', 'Ravi', 'Deepa', 'Uma']],
  [{ by: 'booked', order: 'desc' }, ['Kiran', 'Ravi', 'Asha', 'Deepa', 'Uma']],
  [{ by: null, order: 'asc' }, ['Ravi', 'Asha', 'Kiran', 'Uma', 'Deepa']],
] as const)('X032 with the order %j, the associates of the two projects are %j', (sorting, names) => {
  const rows = sortAssociates(projects, sorting).flatMap(({ associates }) => associates)
  expect(rows.map(({ associateName }) => associateName)).toEqual(names)
})
