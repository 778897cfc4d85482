import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'

/** One line per request. Queries hold what people typed: only the path is logged. */
export function accessLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (request) => request.headers['x-request-id'] as string,
    quietReqLogger: true,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  })
}
