import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'

interface Logged {
  id: string
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/** One line per request. Queries hold what people typed: only the path is logged. */
export function accessLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (request) => request.headers['x-request-id'] as string,
    quietReqLogger: true,
    serializers: {
      req: ({ id, method, url, headers }: Logged) => ({
        id,
        method,
        path: url.split('?')[0],
        address: headers['x-client-address'],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  })
}
