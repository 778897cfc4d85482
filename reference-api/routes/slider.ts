import type { Call } from '../call'

/** The pictures of the home page. */
export const sliderCalls: Call[] = []
