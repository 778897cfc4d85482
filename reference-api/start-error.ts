/** The program prints only the message of this error, no stack, because the operator must correct a setting or the machine. */
export class StartError extends Error {}
