/** What an upstream may offer beyond the specification. */
export const CAPABILITIES = ['earnings', 'collections'] as const

export type Capability = (typeof CAPABILITIES)[number]
