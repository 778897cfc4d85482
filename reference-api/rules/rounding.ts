/** `numerator / denominator`, rounded half up to a whole number. Integers in, so that no binary fraction comes between. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return divideDown(2 * numerator + denominator, 2 * denominator)
}

/** `numerator / denominator`, rounded down. */
export function divideDown(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`${numerator} is not an exact whole number.`)
  const remainder = ((numerator % denominator) + denominator) % denominator
  return (numerator - remainder) / denominator
}

/** `numerator / denominator`, rounded up. */
export function divideUp(numerator: number, denominator: number): number {
  return -divideDown(-numerator, denominator)
}
