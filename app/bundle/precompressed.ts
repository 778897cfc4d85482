import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
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
              await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
              await writeFile(`${path}.gz`, await promisify(gzip)(content))
            }),
        )
      },
    },
  }
}
