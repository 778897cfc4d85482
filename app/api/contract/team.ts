import { z } from 'zod/v4'
import { list, oneOrMany, optionalList } from './list'
import { count, decimal, id, optionalId, text, wireObject } from './wire'

/** An associate in the tree of a team. */
export interface TeamNode {
  id: string
  name: string
  /** Null if the upstream sends none. */
  mobile: string | null
  /** The whole downline, at any depth. */
  membersCount: number | null
  /** In per cent: 6.5 is 6.5 %. */
  commissionPercent: number | null
  children: TeamNode[]
  /** The reply omits the `children`; load them separately. */
  hasMore: boolean
}

const percent = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace('%', '').trim() : value),
  decimal,
)

const WireNode: z.ZodType<TeamNode> = wireObject('team node', {
  agent_id: id,
  name: text,
  mobile: text,
  members_count: count,
  commission: percent,
  children: optionalList(z.lazy(() => WireNode)),
  children_more: text,
  project_id: optionalId,
}).transform((wire) => ({
  id: wire.agent_id,
  name: wire.name,
  mobile: wire.mobile || null,
  membersCount: wire.members_count,
  commissionPercent: wire.commission,
  children: wire.children,
  // Text on the wire (M216): anything but '0' may have children.
  hasMore: wire.children.length === 0 && wire.children_more !== '0',
}))

const nodes = oneOrMany(WireNode)

/** POST associate/agent-tree/{user}/{project} */
export const TeamTreeReply = wireObject('team tree', {
  status: z.literal(true),
  message: text,
  tree: nodes,
}).transform((wire) => wire.tree)

/** POST associate/agent-tree-single/{associate}/{project}: the children, which some send as `tree`. */
export const TeamChildrenReply = wireObject('team children', {
  status: z.literal(true),
  message: text,
  children: list(WireNode),
  tree: nodes,
}).transform((wire) => (wire.children.length > 0 ? wire.children : wire.tree))
