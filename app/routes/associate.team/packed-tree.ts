import { type Packed, pack, unpack } from '~/domain/packed'
import type { TeamMember } from './visible-tree'

/** One associate. The rows are in the order of the tree; `depth` is 0 at the root. */
interface Row extends Record<string, string | number | boolean | null> {
  depth: number
  id: string
  name: string
  mobile: string | null
  membersCount: number | null
  commission: string | null
  bookings: number | null
  paise: number | null
  hasMore: boolean
}

type PackedTree = Packed<Row>

/** A tree of 90 associates takes 2 KB compressed, instead of 5 KB as nested objects. */
export const packTree = (root: TeamMember): PackedTree => pack(rowsOf(root, 0))

export function unpackTree(packed: PackedTree): TeamMember | null {
  const path: TeamMember[] = []
  for (const { depth, bookings, paise, ...person } of unpack(packed)) {
    const ofYear = bookings === null || paise === null ? undefined : { bookings, paise }
    const member = { ...person, ofYear, children: [] }
    path[depth - 1]?.children.push(member)
    path[depth] = member
  }
  return path[0] ?? null
}

function rowsOf({ children, ofYear, ...person }: TeamMember, depth: number): Row[] {
  const row = { depth, ...person, bookings: ofYear?.bookings ?? null, paise: ofYear?.paise ?? null }
  return [row, ...children.flatMap((child) => rowsOf(child, depth + 1))]
}
