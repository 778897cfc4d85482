import { z } from 'zod/v4'
import type { Rate } from '../domain/rate'
import { list, oneOrMany, optionalList } from './list'
import { count, decimal, id, optionalId, orNull, rateOf, text } from './wire'
import { from, reply, wireObject } from './wire-object'

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

/** Per cent if the type is absent. In the team tree, 0 is a rate; in the commission of a booking, 0 counts as no rate. */
const teamRate = ({ value, type }: { value: number | null; type: string }): Rate | null =>
  value === 0 ? { kind: 'percent', percent: 0 } : rateOf({ value, type: type || '%' })

const children = optionalList(z.lazy(() => WireNode))

const WireNode: z.ZodType<TeamNode> = wireObject(
  'team node',
  {
    id: ['agent_id', id],
    name: text,
    mobile: orNull(text),
    membersCount: ['members_count', count],
    commission: from({ value: ['commission', rateValue], type: ['commission_type', text] }, teamRate),
    children,
    // `children_more` is text (M216); '0' means no children.
    hasMore: from(
      { children, more: ['children_more', text] },
      ({ children, more }) => children.length === 0 && more !== '0',
    ),
  },
  { project_id: optionalId },
)

const nodes = oneOrMany(WireNode)

export const TeamTreeReply = reply('team tree', { tree: nodes }).transform(({ tree }) => tree)

/** Some upstreams send the children as `tree`. */
export const TeamChildrenReply = reply('team children', {
  children: list(WireNode),
  tree: nodes,
}).transform(({ children, tree }) => (children.length > 0 ? children : tree))
