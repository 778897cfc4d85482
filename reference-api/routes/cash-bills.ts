import type { Call } from '../call'

/** Commission paid in cash: bills to accept and to receive. */
export const cashBillCalls: Call[] = []
