import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { parseParams } from '~/lib/params'
import { optionIn, readSearch, textIn } from '~/lib/search.server'
import { projectParams } from '~/params'
import { versionOf } from '~/plots/load-site-map.server'
import { matches } from '~/plots/plot-filters'
import { readPlotFilters } from '~/plots/plot-filters.server'
import { siteMap } from '~/plots/site-map'
import { siteMapSvg } from '~/plots/site-map-svg.server'
import { requireAssociate } from '~/session/guard.server'

const Search = z.object({ theme: optionIn('light', 'dark'), plot: textIn(), v: textIn() })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('layout')
  const { projectId } = parseParams(projectParams, args.params)
  const { search } = readSearch(Search, args.request.url)
  const { filters } = readPlotFilters(args.request.url)
  const blocks = await api.plots.layout(projectId)
  const body = siteMapSvg({
    map: siteMap(blocks),
    title: 'Layout',
    projectId,
    theme: search.theme ?? 'system',
    isMatch: (plot) => matches(plot, filters),
    current: search.plot || null,
  })
  const isCurrent = search.v === versionOf(blocks)
  return new Response(body, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': isCurrent ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    },
  })
}
