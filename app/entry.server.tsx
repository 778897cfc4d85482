import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { ApiError } from '~/api/errors'
import { DocumentContext } from '~/lib/document'
import { log } from '~/log.server'
import { DELIVERY_VARY } from '~/session/delivery.server'

/** Renders whole documents: streamed parts would never appear without JavaScript, and cost more (decision 0003). */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = loadContext.cspNonce
  const { serverHandoffStream, ...withoutStream } = context
  const html = renderToString(
    <DocumentContext.Provider value={{ nonce, stylesheet: stylesheetFor(request, context) }}>
      <RemixServer context={withoutStream} url={request.url} nonce={nonce} />
    </DocumentContext.Provider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  headers.set('Vary', DELIVERY_VARY)
  const scripts = await handoffScript(context, serverHandoffStream, nonce)
  return new Response(
    `<!DOCTYPE html>${scripts ? html.replace('</body>', () => `${scripts}</body>`) : html}`,
    {
      status,
      headers,
    },
  )
}

export function handleDataRequest(response: Response) {
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Names the error in the log; addresses may carry what people typed, so only the path goes with it. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { pathname } = new URL(request.url)
  if (error instanceof ApiError)
    return log.warn({ pathname, kind: error.kind, call: error.call, detail: error.detail }, 'call failed')
  log.error({ pathname, err: error }, 'unexpected error')
}

function stylesheetFor(request: Request, { manifest }: EntryContext) {
  const href = manifest.routes.root?.css?.[0]
  if (!href) return null
  const comesFromOutside = ['none', 'cross-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  return { href, css: comesFromOutside ? readStylesheet(href) : null }
}

const stylesheets = new Map<string, string>()

function readStylesheet(href: string): string {
  const css = stylesheets.get(href) ?? readFileSync(join(process.cwd(), 'build/client', href), 'utf8')
  stylesheets.set(href, css)
  return css
}

/** The loaders' data for hydration, in one script. Nothing when the page carries no scripts (lite). */
async function handoffScript(
  context: EntryContext,
  stream: ReadableStream<Uint8Array> | undefined,
  nonce: string | undefined,
): Promise<string> {
  if (!stream) return ''
  if (!context.renderMeta?.didRenderScripts) {
    await stream.cancel()
    return ''
  }
  const encoded = await new Response(stream).text()
  const safe = JSON.stringify(encoded).replace(/[<>&\u2028\u2029]/g, escapeForScript)
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  return `<script${attribute}>{let c=window.__remixContext.streamController;c.enqueue(${safe});c.close()}</script>`
}

function escapeForScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
