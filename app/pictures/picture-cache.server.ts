import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { log } from '~/log.server'

export interface PictureCache {
  /** The bytes kept under a key, or null. */
  get: (key: string) => Promise<Buffer | null>
  /** Keeps them for a while; a disk that is full or read-only is logged, and nothing is kept. */
  put: (key: string, bytes: Buffer) => Promise<void>
}

interface Bounds {
  maxBytes: number
  /** How long a picture is good before it is asked for again. */
  freshMs: number
}

/** Another process may be writing one. */
const ABANDONED_MS = 60_000

/**
 * Scaled pictures in a folder, the least used of them removed when they grow too many. What an earlier run left there is used again.
 * Several processes may share the folder: each then keeps to the bound by itself.
 */
export function openPictureCache(folder: string, { maxBytes, freshMs }: Bounds): PictureCache {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    ttl: freshMs,
    dispose: (_size, name, reason) => {
      if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(warn)
    },
  })
  let found: Promise<void> | undefined

  return {
    async get(key) {
      await (found ??= findLeftovers())
      const name = nameOf(key)
      if (sizes.get(name) === undefined) return null
      try {
        return await readFile(join(folder, name))
      } catch {
        // Another process removed it, or somebody emptied the folder.
        sizes.delete(name)
        return null
      }
    },

    async put(key, bytes) {
      if (bytes.length > maxBytes) return
      const name = nameOf(key)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // Under another name first, so that nobody reads half a picture.
        const unfinished = join(folder, `${randomUUID()}.new`)
        await writeFile(unfinished, bytes)
        await rename(unfinished, join(folder, name))
        sizes.set(name, bytes.length)
      } catch (error) {
        warn(error)
      }
    },
  }

  /** The oldest first, so that they are the first to go. */
  async function findLeftovers() {
    const names = await readdir(folder).catch((): string[] => [])
    const files = await Promise.all(names.map(async (name) => ({ name, ...(await statOf(name)) })))
    for (const { name, size, ageMs } of files.toSorted((one, other) => other.ageMs - one.ageMs)) {
      const isGood = isPicture(name) && size > 0 && size <= maxBytes && ageMs < freshMs
      if (isGood) sizes.set(name, size, { ttl: freshMs - ageMs })
      else if (isPicture(name) || (isUnfinished(name) && ageMs > ABANDONED_MS))
        await rm(join(folder, name), { force: true }).catch(warn)
    }
  }

  async function statOf(name: string) {
    const found = await stat(join(folder, name)).catch(() => null)
    return { size: found?.size ?? 0, ageMs: Date.now() - (found?.mtimeMs ?? 0) }
  }
}

const isPicture = (name: string) => /^[0-9a-f]{64}$/.test(name)
const isUnfinished = (name: string) => name.endsWith('.new')
const nameOf = (key: string) => createHash('sha256').update(key).digest('hex')

function warn(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  log.warn({ code }, 'the folder of pictures cannot be used')
}
