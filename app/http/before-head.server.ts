import type { Response } from 'express'

/** Calls back right before the head of a response is written, when its headers are known. */
export function beforeHead(response: Response, callback: () => void) {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response
  response.writeHead = (...head: unknown[]) => {
    callback()
    return writeHead(...head)
  }
}
