export const LINE_KINDS = ['commission', 'payment', 'receipt'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export const QUERY_CATEGORIES = ['amount', 'rate', 'missing receipt', 'not mine', 'other'] as const
export type QueryCategory = (typeof QUERY_CATEGORIES)[number]

export const QUERY_STATES = ['sent', 'being checked', 'answered', 'closed'] as const
export type QueryState = (typeof QUERY_STATES)[number]

export const QUERY_ACTIONS = ['reply', 'close', 'reopen'] as const
export type QueryAction = (typeof QUERY_ACTIONS)[number]

export const MAX_OPEN_QUERIES = 50
/** Per query. The last message is reserved for the office, so that the associate cannot use up all messages. */
export const MAX_MESSAGES = 20
