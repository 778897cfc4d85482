import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { DECODER_PROGRAM } from './decoder-program.server'

/*
 * Decodes uploads and draws quotes in a child process, which starts on demand and ends when idle to free its memory. An image that
 * exhausts the memory ends only the child process. If the process ends during a job, the job runs once more, alone. A job that exceeds
 * TIMEOUT_MS fails and ends the process.
 */

export interface ReencodedImage {
  contentType: 'image/png' | 'image/jpeg'
  bytes: Buffer
}

export class UnreadableImage extends Error {}
export class TooManyPixels extends Error {}
export class DecoderBusy extends Error {}

const MAX_RUNNING_JOBS = 2
/** Of uploads, which hold up to 10 MB each. Quotes are small, and each person waits for two at most. */
const MAX_WAITING_UPLOADS = 20
const TIMEOUT_MS = 15_000
const IDLE_MS = 60_000
const MAX_HEAP_MB = 64

interface Job {
  id: number
  task: 'reencode' | 'draw'
  bytes: Uint8Array
  resolve: (image: ReencodedImage) => void
  reject: (error: Error) => void
  timer?: NodeJS.Timeout
  isRetry?: boolean
}

type Reply = { id: number } & (ReencodedImage | { problem: 'pixels' | 'unreadable' })

const waiting: Job[] = []
const running = new Map<number, Job>()
let child: ChildProcess | null = null
let idleTimer: NodeJS.Timeout | undefined
let lastId = 0

/** Re-encodes to PNG or JPEG without metadata: upright, at most 1024 px per side, and at most 2048 KB if possible (M106). */
export const reencodeImage = (bytes: Uint8Array) => run('reencode', bytes)

/** Draws our own SVG as PNG. Never pass an upload: an SVG may contain scripts and fetch URLs. */
export const drawSvg = async (svg: string) => (await run('draw', Buffer.from(svg))).bytes

function run(task: Job['task'], bytes: Uint8Array): Promise<ReencodedImage> {
  return new Promise((resolve, reject) => {
    const uploads = waiting.filter((job) => job.task === 'reencode')
    if (task === 'reencode' && uploads.length >= MAX_WAITING_UPLOADS) return reject(new DecoderBusy())
    lastId += 1
    waiting.push({ id: lastId, task, bytes, resolve, reject })
    startNext()
  })
}

function startNext() {
  clearTimeout(idleTimer)
  if (waiting.length === 0 && running.size === 0)
    idleTimer = setTimeout(() => child?.kill('SIGKILL'), IDLE_MS).unref()
  // Jobs wait until a killed process has closed, because a job sent to it would lose its first try.
  while (waiting[0] && !child?.killed && hasRoomFor(waiting[0])) {
    const job = waiting.shift()!
    child ??= startChild()
    running.set(job.id, job)
    job.timer = setTimeout(() => {
      settle(job, () => job.reject(new UnreadableImage()))
      child?.kill('SIGKILL')
    }, TIMEOUT_MS)
    child.send({ id: job.id, task: job.task, bytes: job.bytes })
  }
}

function hasRoomFor({ isRetry }: Job): boolean {
  if (running.size === 0) return true
  const runsAlone = isRetry || [...running.values()].some((job) => job.isRetry)
  return !runsAlone && running.size < MAX_RUNNING_JOBS
}

function startChild(): ChildProcess {
  const sharp = createRequire(import.meta.url).resolve('sharp')
  const newChild = spawn(
    process.execPath,
    [`--max-old-space-size=${MAX_HEAP_MB}`, '-e', DECODER_PROGRAM, sharp],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      // No secrets: images may be hostile. Fewer malloc arenas return more memory to the system.
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
        MALLOC_ARENA_MAX: '2',
      },
    },
  )
  newChild.on('message', (reply) => finish(reply as Reply))
  newChild.on('error', () => newChild.kill('SIGKILL'))
  newChild.once('close', () => {
    if (child === newChild) child = null
    for (const job of running.values()) settle(job, () => retryOnce(job))
    startNext()
  })
  newChild.unref()
  newChild.channel?.unref()
  return newChild
}

function retryOnce(job: Job) {
  if (job.isRetry) job.reject(new UnreadableImage())
  else waiting.unshift({ ...job, isRetry: true })
}

function finish(reply: Reply) {
  const job = running.get(reply.id)
  if (!job) return
  settle(job, () => {
    if ('bytes' in reply)
      return job.resolve({ contentType: reply.contentType, bytes: Buffer.from(reply.bytes) })
    job.reject(reply.problem === 'pixels' ? new TooManyPixels() : new UnreadableImage())
  })
  startNext()
}

function settle(job: Job, notify: () => void) {
  clearTimeout(job.timer)
  running.delete(job.id)
  notify()
}
