import type { Caller } from './caller.server'
import { ChangesReply } from './contract/changes'
import { callUpstream } from './transport.server'

export interface ChangesQuery {
  /** `yyyy-MM-dd HH:mm:ss` in India; without it, since the previous visit. */
  since?: string
  /** From 1. */
  page?: number
  /** At most 100; 20 without it. */
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
