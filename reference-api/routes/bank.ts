import type { Call } from '../call'

/** Bank details, the request to change them, and the verification of what the office recorded. */
export const bankCalls: Call[] = []
