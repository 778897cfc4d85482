import type { LoaderFunctionArgs } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { z } from 'zod/v4'
import { inTurn } from '~/files/in-turn.server'
import { parseParams } from '~/screen/params'
import { optionIn, readSearch, textIn } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { projectParams } from '~/paths/params.server'
import { versionOf } from '~/subjects/plots/load-site-map.server'
import { matches } from '~/subjects/plots/plot-filters'
import { readPlotFilters } from '~/subjects/plots/plot-filters.server'
import { siteMap } from '~/subjects/plots/site-map'
import { siteMapSvg } from './site-map-svg.server'
import { requireAssociate } from '~/session/guard.server'

const Search = z.object({ theme: optionIn('light', 'dark'), plot: textIn(), v: textIn() })

const MAX_CHARACTERS = 8 * 1024 * 1024

/** All users share the drawings: the version in the key changes with content and language. A large map takes 40 ms to draw. */
const drawings = new LRUCache<string, string, () => string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_key, _stale, { context: draw }) => inTurn(draw),
})

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('layout')
  const { projectId } = parseParams(projectParams, args.params)
  const { search } = readSearch(Search, args.request.url)
  const { filters } = readPlotFilters(args.request.url)
  const blocks = await api.plots.layout(projectId)
  const version = versionOf(blocks)
  const theme = search.theme ?? 'system'
  const draw = () =>
    siteMapSvg({
      map: siteMap(blocks),
      title: m.layout(),
      projectId,
      theme,
      isMatch: (plot) => matches(plot, filters),
      current: search.plot || null,
    })
  const key = JSON.stringify([projectId, version, theme, filters, search.plot])
  const body = await drawings.fetch(key, { context: draw })
  const isCurrentVersion = search.v === version
  return new Response(body, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': isCurrentVersion ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    },
  })
}
