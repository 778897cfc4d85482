import type { Call } from '../call'

/** Commission dues, own and of the team, and what they are made of. */
export const duesCalls: Call[] = []
