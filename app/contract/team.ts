import { z } from 'zod/v4'
import type { Rate } from '../domain/rate'
import { list, oneOrMany, optionalList } from './list'
import { count, decimal, id, longText, optionalId, rateOf, text, wireObject } from './wire'

export interface TeamNode {
  id: string
  name: string
  mobile: string | null
  /** The whole downline, at any depth. */
  membersCount: number | null
  commission: Rate | null
  children: TeamNode[]
  /** True if the reply has no children but the associate may have some, which must be loaded separately. */
  hasMore: boolean
}

const rateValue = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace('%', '').trim() : value),
  decimal,
)

/** In the team tree, 0 is a rate. In the commission of a booking, 0 counts as no rate. */
const teamRate = (value: number | null, type: string): Rate | null =>
  value === 0 ? { kind: 'percent', percent: 0 } : rateOf(value, type || '%')

const WireNode: z.ZodType<TeamNode> = wireObject('team node', {
  agent_id: id,
  name: text,
  mobile: text,
  members_count: count,
  commission: rateValue,
  /** Per cent if absent. */
  commission_type: text,
  children: optionalList(z.lazy(() => WireNode)),
  children_more: text,
  project_id: optionalId,
}).transform((wire) => ({
  id: wire.agent_id,
  name: wire.name,
  mobile: wire.mobile || null,
  membersCount: wire.members_count,
  commission: teamRate(wire.commission, wire.commission_type),
  children: wire.children,
  // `children_more` is text (M216); '0' means no children.
  hasMore: wire.children.length === 0 && wire.children_more !== '0',
}))

const nodes = oneOrMany(WireNode)

export const TeamTreeReply = wireObject('team tree', {
  status: z.literal(true),
  message: longText,
  tree: nodes,
}).transform((wire) => wire.tree)

/** Some upstreams send the children as `tree`. */
export const TeamChildrenReply = wireObject('team children', {
  status: z.literal(true),
  message: longText,
  children: list(WireNode),
  tree: nodes,
}).transform((wire) => (wire.children.length > 0 ? wire.children : wire.tree))
