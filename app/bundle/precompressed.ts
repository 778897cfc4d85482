import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Runs in the server's build, after the framework has written the route manifest. */
export function precompressed(folder: string): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true })
        await Promise.all(
          names
            .filter((name) => /\.(js|css)$/.test(name))
            .map(async (name) => {
              const path = join(folder, name)
              const content = await readFile(path)
              await writeFile(`${path}.br`, await smallestBrotli(content))
              await writeFile(`${path}.gz`, await promisify(gzip)(content))
            }),
        )
      },
    },
  }
}

/**
 * For some small files Brotli's context modeling costs 30 bytes more than it saves. Which files these are changes with the hashes in
 * their imports.
 */
async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const compress = (params = {}) => promisify(brotliCompress)(content, { params })
  const modeled = await compress()
  const plain = await compress({ [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1 })
  return plain.length < modeled.length ? plain : modeled
}
