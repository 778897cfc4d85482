/** A change whose answer never came: it may have been made, or not. */
export const UNCONFIRMED = "We couldn't confirm your change."
