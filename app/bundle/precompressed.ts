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
 * Which parameters are best differs by up to 70 bytes, by chance of the hashes and the short names in a file: context modeling costs more
 * than it saves in some small files.
 */
async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const compress = (params = {}) => promisify(brotliCompress)(content, { params })
  const modeled = await compress()
  const others = [
    await compress({ [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1 }),
    await compress({ [constants.BROTLI_PARAM_NPOSTFIX]: 1 }),
  ]
  return others.reduce((smallest, other) => (other.length < smallest.length ? other : smallest), modeled)
}
