import type { CollectionScope } from '~/api/collections.server'

/** The default scope, own customers, needs no parameter. */
export const scopeInSearch = (scope: CollectionScope) => (scope === 'team' ? scope : undefined)
