import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Beside this file in the sources; in a build, beside the bundles or in the folder above. */
const folder = ['./pictures/', '../pictures/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

/** The picture of a scene such as `gallery:7`. */
export const demoPicture = (scene: string): Promise<Uint8Array> =>
  readFile(new URL(`${scene.replace(':', '-')}.jpg`, folder))
