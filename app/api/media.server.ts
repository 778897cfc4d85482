import { fileMetadata } from './file-metadata.server'
import { openFile, readFile } from './files.server'
import type { Caller } from './caller.server'

const MAX_PICTURE_BYTES = 12 * 1024 * 1024
const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024
const DOCUMENT_MS = 60_000
const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']

const CALL = 'media'

/** Pictures and documents; `source` is a result of `mediaSource`. */
export function media(caller: Caller) {
  return {
    picture: (source: string) =>
      readFile(caller, { call: CALL, source, deadline: caller.deadline, maxBytes: MAX_PICTURE_BYTES }),

    document: (source: string) =>
      openFile(
        caller,
        {
          call: CALL,
          source,
          deadline: AbortSignal.timeout(DOCUMENT_MS),
          maxBytes: MAX_DOCUMENT_BYTES,
        },
        DOCUMENT_TYPES,
      ),

    metadata: (source: string) =>
      fileMetadata(caller, { call: CALL, source, maxBytes: MAX_DOCUMENT_BYTES }, DOCUMENT_TYPES),
  }
}
