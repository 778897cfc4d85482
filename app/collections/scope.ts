import type { CollectionScope } from '~/api/collections.server'

/** The default, own customers, needs no parameter. */
export const scopeInSearch = (scope: CollectionScope) => (scope === 'team' ? scope : undefined)
