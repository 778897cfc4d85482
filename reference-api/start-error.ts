/** The program prints this error in one line without a stack, because the operator must correct a setting or the machine. */
export class StartError extends Error {}
