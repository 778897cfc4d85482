import type { Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import { loggedPath } from '~/telemetry/logged-path'

interface LoggedRequest {
  id: string
  method: string
  url: string
}

/** Logs the path without its query, which may contain typed text. */
export function accessLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (_request, response) => locals(response).requestId as string,
    customProps: (_request, response) => ({ address: locals(response).clientAddress }),
    quietReqLogger: true,
    serializers: {
      req: ({ id, method, url }: LoggedRequest) => ({
        id,
        method,
        path: loggedPath(url.split('?')[0] ?? ''),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  })
}

const locals = (response: unknown) => (response as Response).locals
