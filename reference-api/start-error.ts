/** Printed in one line without a stack: the operator must change a setting or the machine. */
export class StartError extends Error {}
