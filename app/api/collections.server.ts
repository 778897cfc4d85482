import type { SortSearch } from '~/domain/sorting'
import type { Caller } from './caller.server'
import { CollectionsReply, type CollectionWindow } from '~/contract/collections'
import { callUpstream } from './transport.server'

export type CollectionScope = 'own' | 'team'

/** Sorting needs the capability `sort`. */
export interface CollectionsQuery extends Partial<SortSearch> {
  scope: CollectionScope
  window: CollectionWindow
  projectId?: string
  page?: number
  /** 20 by default, at most 100. */
  perPage?: number
  includesForecast?: boolean
}

/** Needs the capability `collections`. */
export function collections(caller: Caller, user: string) {
  return {
    list: ({
      scope,
      window,
      projectId,
      page = 1,
      perPage,
      includesForecast,
      sort,
      order,
    }: CollectionsQuery) =>
      callUpstream(caller, 'collections', CollectionsReply, {
        params: { user },
        query: {
          scope,
          window,
          project_id: projectId,
          page,
          per_page: perPage,
          forecast: includesForecast ? 1 : undefined,
          sort,
          order,
        },
      }),
  }
}
