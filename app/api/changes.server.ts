import type { Caller } from './caller.server'
import { ChangesReply } from '~/contract/changes'
import { callUpstream } from './transport.server'

interface ChangesQuery {
  /** `yyyy-MM-dd HH:mm:ss` in Indian time. The previous visit by default. */
  since?: string
  page?: number
  /** 20 by default, at most 100. */
  perPage?: number
}

/** Needs the capability `changes`. */
export function changes(caller: Caller, user: string) {
  return {
    list: ({ since, page = 1, perPage }: ChangesQuery = {}) =>
      callUpstream(caller, 'changes', ChangesReply, {
        params: { user },
        query: { since, page, per_page: perPage },
      }),
  }
}
