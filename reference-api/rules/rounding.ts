/** Rounds half up. Pass integers, so that no binary fraction can change the result. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return divideDown(2 * numerator + denominator, 2 * denominator)
}

export function divideDown(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator)) throw new RangeError(`${numerator} is not a safe integer.`)
  const remainder = ((numerator % denominator) + denominator) % denominator
  return (numerator - remainder) / denominator
}

export function divideUp(numerator: number, denominator: number): number {
  return -divideDown(-numerator, denominator)
}
