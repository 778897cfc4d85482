import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startUpstream, type Upstream } from './upstream'

/** An HTTP server for all tests of a file. Tests set its replies with `replies`. */
export function receiverForThisFile(): Upstream {
  const receiver = {} as Upstream
  beforeAll(async () => {
    Object.assign(receiver, await startUpstream())
  })
  beforeEach(() => receiver.replies({ status: 500 }))
  afterAll(() => receiver.close())
  return receiver
}
