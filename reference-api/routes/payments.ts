import type { Call } from '../call'

/** Commission paid, own and of the team, and its documents. */
export const paymentCalls: Call[] = []
