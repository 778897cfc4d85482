import type { Download } from '../call'

/** Pictures and project documents: `/media/{id}`, to whoever may see them. */
export const mediaDownloads: Download[] = []
