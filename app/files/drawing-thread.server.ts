import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { log } from '~/telemetry/log.server'
import { startThread } from './start-thread'
import { currentLanguage, type Language } from '../messages/languages'
import type { Draw, Drawing } from './drawings'

export interface DrawingJob {
  language: Language
  drawing: Drawing
}

export type DrawingReply = { result: unknown; undrawable: string[] } | { error: unknown }

const TIMEOUT_MS = 15_000
/** The fonts stay in the memory of the thread, so it ends when it is idle. */
const IDLE_MS = 60_000
const MAX_HEAP_MB = 512

const startWorker = () =>
  startThread('app/files/drawing-worker', { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })

/**
 * Draws documents one after the other in a thread, which starts on demand, so that the event loop serves pages meanwhile. A document that
 * exceeds the memory or the time of the thread fails and ends the thread; the next one starts a new thread.
 */
export function drawingThread({ start = startWorker, timeoutMs = TIMEOUT_MS } = {}): Draw {
  let worker: Worker | null = null
  const reported = new Set<string>()
  let idleTimer: NodeJS.Timeout | undefined
  let tail: Promise<unknown> = Promise.resolve()

  return ((...drawing: Drawing) => {
    const job = { language: currentLanguage(), drawing }
    const result = tail.then(() => run(job))
    tail = result.catch(() => undefined)
    return result
  }) as Draw

  async function run(job: DrawingJob): Promise<unknown> {
    clearTimeout(idleTimer)
    worker ??= open()
    worker.postMessage(job)
    const reply = await replyOf(worker)
    idleTimer = setTimeout(end, IDLE_MS).unref()
    if ('error' in reply) throw reply.error
    reportUndrawable(reply.undrawable)
    return reply.result
  }

  async function replyOf(worker: Worker): Promise<DrawingReply> {
    try {
      const [reply] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
      return reply as DrawingReply
    } catch (error) {
      end()
      return { error }
    }
  }

  /** Once for each character (X106). */
  function reportUndrawable(characters: string[]) {
    const unreported = characters.filter((character) => !reported.has(character))
    for (const character of unreported) reported.add(character)
    if (unreported.length > 0)
      log.warn({ characters: unreported }, 'no font of documents has these characters')
  }

  function open(): Worker {
    const newWorker = start()
    newWorker.on('error', end)
    newWorker.unref()
    return newWorker
  }

  function end() {
    void worker?.terminate()
    worker = null
  }
}
