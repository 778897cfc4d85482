/* Values of `sort`, which needs the capability `sort`. Without a schema, because browsers load them. */

export const COLLECTION_SORTS = ['due_on', 'amount'] as const
export const DUES_SORTS = ['plot', 'associate', 'customer', 'due'] as const
