import type { Call } from '../call'

/** Plots: information, price, instalment plans, the layout of blocks. */
export const plotCalls: Call[] = []
