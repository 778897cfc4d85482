import { LRUCache } from 'lru-cache'
import { peekAtFile } from './files.server'
import type { WantedFile } from './fetch-file.server'
import type { Caller } from './transport.server'

/** How long a page waits. What comes later is known to the next one. */
const PATIENCE_MS = 500
const WHOLE_MS = 5_000
const HOUR_MS = 3600 * 1000
/** So long nothing is asked again that was not to be learnt. */
const UNKNOWN_MS = 60_000

export interface FileMetadata {
  /** `PDF` */
  type: string
  /** Bytes, where the upstream told them. */
  size: number | null
}

// Shared by all, as scaled pictures are: who may see a document was decided when its address was signed (decision 0009).
const cache = new LRUCache<string, Promise<FileMetadata | null>>({ max: 2_000, ttl: HOUR_MS })

/** What is known of a file without fetching it whole; null where nothing is, or not in time. Never throws. */
export function fileMetadata(
  caller: Caller,
  wanted: Omit<WantedFile, 'deadline'>,
  types: string[],
): Promise<FileMetadata | null> {
  const cached = cache.get(wanted.source)
  if (cached) return withTimeout(cached)
  const fresh = ask(caller, wanted, types)
  cache.set(wanted.source, fresh)
  void fresh.then((metadata) => metadata ?? cache.set(wanted.source, fresh, { ttl: UNKNOWN_MS }))
  return withTimeout(fresh)
}

async function ask(
  caller: Caller,
  wanted: Omit<WantedFile, 'deadline'>,
  types: string[],
): Promise<FileMetadata | null> {
  try {
    // Beside the page: what fails here must not end the session, and may outlast the request.
    const asking = { ...caller, onUnauthenticated: undefined }
    const deadline = AbortSignal.timeout(WHOLE_MS)
    const { type, size } = await peekAtFile(asking, { ...wanted, deadline }, types)
    return { type: type.ext.toUpperCase(), size }
  } catch {
    return null
  }
}

async function withTimeout<Value>(promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  return Promise.race([promise, patience]).finally(() => clearTimeout(timer))
}
