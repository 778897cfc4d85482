import type { Call } from '../call'

/** The tree of associates. */
export const teamCalls: Call[] = []
