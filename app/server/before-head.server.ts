import type { Response } from 'express'

/** Calls back right before the head is written. At that time, `response` does not yet have the headers passed to `writeHead`. */
export function beforeHead(response: Response, callback: () => void) {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response
  response.writeHead = (...head: unknown[]) => {
    callback()
    return writeHead(...head)
  }
}
