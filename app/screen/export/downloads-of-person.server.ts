import { ApiError } from '~/api/errors'
import { m } from '~/messages/messages'

const MAX_AT_ONCE = 2
const RETRY_SECONDS = 5

interface Downloads {
  running: number
  waiting: (() => void)[]
}

const downloadsOf = new Map<string, Downloads>()

/** Runs two downloads of a person at a time, so that one person does not occupy the portal. Others wait, until `signal` aborts. */
export async function inTurnOfPerson<Result>(
  personId: string,
  signal: AbortSignal,
  download: () => Promise<Result>,
): Promise<Result> {
  const downloads = downloadsOf.get(personId) ?? { running: 0, waiting: [] }
  downloadsOf.set(personId, downloads)
  if (downloads.running < MAX_AT_ONCE) downloads.running += 1
  else await nextTurn(downloads, signal)
  try {
    return await download()
  } finally {
    const startNext = downloads.waiting.shift()
    if (startNext) startNext()
    else downloads.running -= 1
    if (downloads.running === 0) downloadsOf.delete(personId)
  }
}

function nextTurn({ waiting }: Downloads, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(start), 1)
      reject(tooLate())
    }
    if (signal.aborted) return reject(tooLate())
    waiting.push(start)
    signal.addEventListener('abort', leave, { once: true })
  })
}

const tooLate = () =>
  new ApiError('busy', m.tryAgainInAMoment(), 'download', 'too many at once', undefined, [], RETRY_SECONDS)
