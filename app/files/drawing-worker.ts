import { parentPort } from 'node:worker_threads'
import { inLanguage } from '../messages/request-language.server'
import type { DrawingJob, DrawingReply } from './drawing-thread.server'
import { drawHere, type Drawing } from './drawings'
import { takeUndrawable } from './fonts'

const reply = (message: DrawingReply) => parentPort?.postMessage(message)

parentPort?.on('message', ({ language, drawing }: DrawingJob) => {
  inLanguage(language, () => (drawHere as (...drawing: Drawing) => Promise<unknown>)(...drawing)).then(
    (result) => reply({ result, undrawable: takeUndrawable() }),
    (error: unknown) => reply({ error }),
  )
})
