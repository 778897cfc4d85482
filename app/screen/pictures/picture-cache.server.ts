import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { log } from '~/telemetry/log.server'

export interface PictureCache {
  get: (key: string) => Promise<Buffer | null>
  /** Does not cache a picture that is larger than the whole cache or cannot be written. Logs an error of the disk. */
  put: (key: string, bytes: Buffer) => Promise<void>
}

interface Bounds {
  maxBytes: number
  lifetimeMs: number
}

/** Older temporary files are abandoned. Another process may still be writing a younger file. */
const TEMPORARY_MS = 60_000

/** LRU cache of scaled pictures in a folder, reused after a restart. Each process enforces the limit on its own. */
export function openPictureCache(folder: string, { maxBytes, lifetimeMs }: Bounds): PictureCache {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    ttl: lifetimeMs,
    dispose: (_size, name, reason) => {
      if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(warn)
    },
  })
  let loading: Promise<void> | undefined

  return {
    async get(key) {
      loading ??= loadExisting()
      await loading
      const name = nameOf(key)
      if (sizes.get(name) === undefined) return null
      try {
        return await readFile(join(folder, name))
      } catch {
        // Another process may have removed the file.
        sizes.delete(name)
        return null
      }
    },

    async put(key, bytes) {
      if (bytes.length > maxBytes) return
      const name = nameOf(key)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // Writes under a temporary name, so that readers never see a partial file.
        const temporary = join(folder, `${randomUUID()}.new`)
        await writeFile(temporary, bytes)
        await rename(temporary, join(folder, name))
        sizes.set(name, bytes.length)
      } catch (error) {
        warn(error)
      }
    },
  }

  /** Loads the oldest files first, so that they are evicted first. */
  async function loadExisting() {
    const names = await readdir(folder).catch((): string[] => [])
    const files = await Promise.all(names.map(async (name) => ({ name, ...(await statOf(name)) })))
    for (const { name, size, ageMs } of files.toSorted((one, other) => other.ageMs - one.ageMs)) {
      const isUsable = isPicture(name) && size > 0 && size <= maxBytes && ageMs < lifetimeMs
      if (isUsable) sizes.set(name, size, { ttl: lifetimeMs - ageMs })
      else if (isPicture(name) || (isTemporary(name) && ageMs > TEMPORARY_MS))
        await rm(join(folder, name), { force: true }).catch(warn)
    }
  }

  async function statOf(name: string) {
    const stats = await stat(join(folder, name)).catch(() => null)
    return { size: stats?.size ?? 0, ageMs: Date.now() - (stats?.mtimeMs ?? 0) }
  }
}

const isPicture = (name: string) => /^[0-9a-f]{64}$/.test(name)
const isTemporary = (name: string) => name.endsWith('.new')
const nameOf = (key: string) => createHash('sha256').update(key).digest('hex')

function warn(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  log.warn({ code }, 'picture cache folder is not usable')
}
