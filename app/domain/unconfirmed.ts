export const UNCONFIRMED = "We couldn't confirm your change."
