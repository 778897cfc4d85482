import { parentPort } from 'node:worker_threads'
import { readSettings } from './settings'
import { startApi } from './start'
import { StartError } from './start-error'

// Runs the API inside the portal's process, on a free loopback port, and reports the URL to the parent thread.
// This API serves no metrics: METRICS_PORT belongs to the portal, and the portal's metrics include the calls of this API.
const overrides = { host: '127.0.0.1', port: 0, publicUrl: null, metricsPort: null }
const start = async () => startApi({ ...readSettings(process.env), ...overrides })
const api = await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  parentPort?.postMessage({ type: 'refused', reason: error.message })
  process.exit(1)
})
parentPort?.postMessage({ type: 'ready', url: api.url })
parentPort?.on('message', (message: { type: 'close' }) => {
  if (message.type !== 'close') return
  const end = () => parentPort?.close()
  void api.close().then(end, end)
})
