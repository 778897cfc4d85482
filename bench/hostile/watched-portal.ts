import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http'
import { freePort, waitForHealth } from '../audit/portal'

const HUNG_MS = 60_000

/** A portal whose event loop is watched from inside. If a request ends or hangs the process, `measure` starts a new one. */
export async function startWatchedPortal(env: Record<string, string>) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const agent = new Agent({ keepAlive: true })
  let child = await start()
  return { url, send, measure, stop }

  async function start(): Promise<ChildProcess> {
    const started = spawn(
      process.execPath,
      ['--import', './bench/hostile/watch-loop.mjs', 'build/server.js'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_ORIGIN: url,
          LOG_LEVEL: 'fatal',
          THROTTLE: 'false',
          ...env,
        },
      },
    )
    await waitForHealth(url, started)
    return started
  }

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** The longest time in which the event loop did not turn; Infinity if the process ended or hung. */
  async function measure(work: () => Promise<unknown>): Promise<number> {
    await worstOf(child)
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), HUNG_MS)
    // Rejects at the end of the time, or when the work is done.
    const isOver = once(child, 'exit', { signal: over.signal }).then(
      () => Infinity,
      () => Infinity,
    )
    const ended = work().then(
      () => worstOf(child),
      () => worstOf(child),
    )
    const worst = await Promise.race([ended, isOver])
    clearTimeout(timer)
    over.abort()
    if (worst === Infinity) {
      await stop()
      child = await start()
    }
    return worst
  }

  /** Sends the path and the headers as they are. A client that the portal refuses while it still sends is no error. */
  function send(path: string, options: RequestOptions = {}, body: string | Buffer = ''): Promise<number> {
    return new Promise((resolve) => {
      const sent = request(
        { host: 'localhost', port, path, agent, ...options },
        (response: IncomingMessage) => {
          response.resume()
          response.once('close', () => resolve(response.statusCode ?? 0))
        },
      )
      sent.once('error', () => resolve(0))
      sent.end(body)
    })
  }
}

export type WatchedPortal = Awaited<ReturnType<typeof startWatchedPortal>>

async function worstOf(child: ChildProcess): Promise<number> {
  if (!child.connected) return Infinity
  child.send('worst')
  const [worst] = (await once(child, 'message')) as [number]
  return worst
}
