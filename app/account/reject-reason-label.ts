/** Apart from its schema, which the screen does not load. */
export const REJECT_REASON_LABEL = 'Reason'
