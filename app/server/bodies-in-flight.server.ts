import type { AppLoadContext } from '@remix-run/node'
import type { Request, RequestHandler, Response } from 'express'
import { env } from '~/env.server'
import { FORM_BYTES } from '~/session/body-limits'
import { m } from '~/messages/messages'
import { sendErrorPage } from '~/files/error-page.server'

const MB = 1024 * 1024

/** Bytes that the bodies of one person or address, and of all, may take at a time. Each kind has its own, so that none refuses another. */
const LIMITS = {
  image: { own: 24 * MB, all: 60 * MB },
  form: { own: 2 * MB, all: 32 * MB },
  withoutSession: { own: 4 * MB, all: 16 * MB },
}
const MAX_WAIT_MS = 10_000
const RETRY_AFTER_SECONDS = 5

type Kind = keyof typeof LIMITS

interface Body {
  kind: Kind
  owner: string
  bytes: number
}

/** A body over the limits waits unread until others have been answered. */
export function limitBodies(limits = LIMITS, maxWaitMs = MAX_WAIT_MS): RequestHandler {
  const held = new Map<string, number>()
  const waiting = new Set<() => boolean>()

  return async (request, response, next) => {
    if (!Number(request.headers['content-length'] ?? 0)) return next()
    const body = await bodyOf(request, response)
    if (response.closed) return
    response.once('close', () => waiting.delete(start))
    if (start()) return
    waiting.add(start)
    setTimeout(refuse, maxWaitMs).unref()

    function start(): boolean {
      if (!fits(body)) return false
      waiting.delete(start)
      add(body, body.bytes)
      response.once('close', () => {
        add(body, -body.bytes)
        for (const startNext of waiting) startNext()
      })
      next()
      return true
    }

    function refuse() {
      if (!waiting.delete(start) || response.headersSent) return
      response.set('Retry-After', String(RETRY_AFTER_SECONDS))
      sendErrorPage(response, 503, m.productIsBusy({ product: env.productName }))
    }
  }

  function fits({ kind, owner, bytes }: Body): boolean {
    const own = held.get(`${kind} ${owner}`) ?? 0
    const all = held.get(kind) ?? 0
    return own + bytes <= limits[kind].own && all + bytes <= limits[kind].all
  }

  function add({ kind, owner }: Body, bytes: number) {
    for (const key of [kind, `${kind} ${owner}`]) {
      const sum = (held.get(key) ?? 0) + bytes
      if (sum > 0) held.set(key, sum)
      else held.delete(key)
    }
  }
}

/** Without a session, files are dropped as they arrive, so a body takes no more than its texts. */
async function bodyOf({ headers }: Request, { locals }: Response): Promise<Body> {
  const { session: opening, clientAddress = '' } = locals as AppLoadContext
  const session = await opening
  const bytes = Number(headers['content-length'])
  if (!session) return { kind: 'withoutSession', owner: clientAddress, bytes: Math.min(bytes, FORM_BYTES) }
  return { kind: bytes > FORM_BYTES ? 'image' : 'form', owner: session.user.id, bytes }
}
