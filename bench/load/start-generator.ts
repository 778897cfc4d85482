import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Job, Visit } from './generator'

export function startGenerator() {
  const child = fork(fileURLToPath(new URL('./generator.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The load generator ended.')
  })
  // After `stop` the exit is expected.
  ended.catch(() => undefined)
  return {
    async run(job: Job): Promise<Visit[]> {
      child.send(job)
      const [visits] = (await Promise.race([once(child, 'message'), ended])) as [Visit[]]
      return visits
    },
    stop: () => child.disconnect(),
  }
}
