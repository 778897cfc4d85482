/** Name of the checkboxes of payable lines. */
export const LINES = '_lines'
