import { createHash } from 'node:crypto'
import type { Api } from '~/api/client.server'
import type { LayoutBlock } from '~/contract/layout'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'
import { currentLanguage } from '~/messages/languages'
import { paths } from '~/paths/paths'
import type { CookieArgs } from '~/session/cookies.server'
import { getPreferences } from '~/session/preferences.server'
import type { PlotFilters } from '~/paths/searches'
import { siteMap } from './site-map'

export interface EmbeddedMap {
  src: string
  width: number
  height: number
}

const TIMEOUT_MS = 300
const VERSION_LENGTH = 10
/** Increase this with every change of the drawing, because browsers cache maps for a year. */
const DRAWING_VERSION = 6

/** Changes with the drawing, the plots and the language. */
export const versionOf = (blocks: LayoutBlock[]) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, currentLanguage(), blocks]))
    .digest('base64url')
    .slice(0, VERSION_LENGTH)

/** For pages that work without a map: null without a project or the capability, on timeout and on failure. Throws for a revoked token. */
export async function layoutOrNull(api: Api, projectId: string): Promise<LayoutBlock[] | null> {
  if (!projectId || !(await api.capabilities.offers('layout'))) return null
  return nullIfLateOrFailed(api.plots.layout(projectId), TIMEOUT_MS)
}

/** Null if no block has a plot. */
export function embeddedMap(
  args: CookieArgs,
  projectId: string,
  blocks: LayoutBlock[],
  { filters, plot }: { filters?: PlotFilters; plot?: string } = {},
): EmbeddedMap | null {
  const { width, height, blocks: drawnBlocks } = siteMap(blocks)
  if (drawnBlocks.length === 0) return null
  const { theme } = getPreferences(args)
  const search = {
    ...filters,
    plot,
    theme: theme === 'system' ? undefined : theme,
    v: versionOf(blocks),
  }
  return { src: paths.siteMap(projectId, search), width, height }
}
