import type { Download } from '../call'

/** Documents that are made when they are asked for: commission bills and statements, under `/documents`. */
export const documentDownloads: Download[] = []
