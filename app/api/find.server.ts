import type { Caller } from './caller.server'
import type { FindGroup } from '~/domain/find-groups'
import { FindReply } from '~/contract/find'
import { callUpstream } from './transport.server'

/** Needs the capability `find`. */
export function find(caller: Caller, user: string) {
  return {
    /** At most five rows of each group. */
    all: (q: string) => callUpstream(caller, 'find', FindReply, { params: { user }, query: { q } }),

    /** One page of a group. Pages count from 1. */
    group: (q: string, group: FindGroup, page: number) =>
      callUpstream(caller, 'find', FindReply, { params: { user }, query: { q, group, page } }),
  }
}
