import { LRUCache } from 'lru-cache'
import { withTimeout } from '~/api/with-timeout.server'
import { peekAtFile } from './files.server'
import type { UpstreamFile } from './fetch-file.server'
import type { Caller } from './caller.server'

/** After this time the page shows no metadata; the next page may have it. */
const PAGE_WAIT_MS = 500
const FETCH_TIMEOUT_MS = 5_000
const HOUR_MS = 3600 * 1000
/** Negative-cache lifetime. */
const UNKNOWN_MS = 60_000

interface FileMetadata {
  /** Such as `PDF`. */
  type: string
  /** Bytes; null if unknown. */
  size: number | null
}

interface Lookup {
  caller: Caller
  file: Omit<UpstreamFile, 'deadline'>
  types: string[]
}

// Shared by all users: each address comes from a reply of the upstream to a person who may see the file (decision 0009).
const cache = new LRUCache<string, FileMetadata | 'unknown', Lookup>({
  max: 2_000,
  ttl: HOUR_MS,
  ignoreFetchAbort: true,
  fetchMethod: async (_source, _stale, { context, options }) => {
    const metadata = await fetchMetadata(context)
    if (metadata === 'unknown') options.ttl = UNKNOWN_MS
    return metadata
  },
})

/** Null if the request fails or is slow. Never throws. */
export async function fileMetadata(
  caller: Caller,
  file: Omit<UpstreamFile, 'deadline'>,
  types: string[],
): Promise<FileMetadata | null> {
  const lookup = cache.forceFetch(file.source, { context: { caller, file, types } })
  const metadata = await withTimeout(lookup, PAGE_WAIT_MS, () => 'unknown' as const)
  return metadata === 'unknown' ? null : metadata
}

async function fetchMetadata({ caller, file, types }: Lookup): Promise<FileMetadata | 'unknown'> {
  try {
    // The request may outlast the page, so a 401 must not end the session.
    const background = { ...caller, onUnauthenticated: undefined }
    const deadline = AbortSignal.timeout(FETCH_TIMEOUT_MS)
    const { type, size } = await peekAtFile(background, { ...file, deadline }, types)
    return { type: type.ext.toUpperCase(), size }
  } catch {
    return 'unknown'
  }
}
