import { renderPdf } from './pdf'
import { quotePdf, quoteSvg } from './quote-card'

/** Each holds its thread for 20 ms to seconds. Arguments and results can be sent between threads. */
const drawings = { renderPdf, quotePdf, quoteSvg }

type Drawings = typeof drawings

/** The name and the arguments of a drawing function. */
export type Drawing = { [Name in keyof Drawings]: [Name, ...Parameters<Drawings[Name]>] }[keyof Drawings]

export type Draw = <Name extends keyof Drawings>(
  name: Name,
  ...args: Parameters<Drawings[Name]>
) => Promise<Awaited<ReturnType<Drawings[Name]>>>

/** Draws in this thread: in the drawing thread, under remix-serve and in tests. */
export const drawHere: Draw = async (name, ...args) => {
  const draw = drawings[name] as (...args: unknown[]) => Promise<never>
  return draw(...args)
}
