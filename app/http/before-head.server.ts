import type { Response } from 'express'

/** Calls back right before the head is written. Arguments of `writeHead` are not yet in `response` then. */
export function beforeHead(response: Response, callback: () => void) {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response
  response.writeHead = (...head: unknown[]) => {
    callback()
    return writeHead(...head)
  }
}
