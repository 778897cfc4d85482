import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'

export interface EmbeddedApi {
  /** Base URL on a loopback port. */
  url: string
  close: () => Promise<void>
}

type Started = { type: 'ready'; url: string } | { type: 'refused'; reason: string }

/** Starts the reference API in a worker thread of this process and waits until it answers. */
export async function startEmbeddedApi(log: Logger): Promise<EmbeddedApi> {
  const worker = startWorker()
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The embedded API stopped while starting (exit code ${code}).`)),
    )
    worker.once('message', (message: Started) => {
      if (message.type === 'ready') return resolve(message.url)
      log.fatal(message.reason)
      process.exit(1)
    })
  })
  worker.removeAllListeners()
  // A portal without its API can do nothing: leave, so that whoever supervises the process starts both again.
  worker.on('error', (error) => {
    log.fatal({ err: error }, 'the embedded API failed')
    process.exit(1)
  })
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  return {
    url,
    close: async () => {
      worker.postMessage({ type: 'close' })
      await exited
    },
  }
}

/** Beside this file in development (.ts), beside the bundled server in production (.js). */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./reference-api/worker.js', import.meta.url))
  // A thread of Node 20 does not inherit the loader that reads TypeScript.
  const source = new URL('./worker.ts', import.meta.url).href
  const program = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${source}') })`
  return new Worker(program, { eval: true })
}
