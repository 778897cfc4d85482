import type { CollectionScope } from '~/api/collections.server'

/** Own customers need no parameter. */
export const scopeInSearch = (scope: CollectionScope) => (scope === 'team' ? scope : undefined)
