import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import type { DuesMode } from '~/api/commission.server'
import { toListResult } from '~/api/result'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'
import type { Due, Dues, DuesProject } from '~/contract/dues'
import { DUES_SORTS } from '~/contract/sort-names'
import { sortRows, sortSearch } from '~/domain/sorting'
import { projectParams } from '~/paths/params.server'
import { printHead } from '~/screen/export/print-head.server'
import { loadPagedList, pagingFields, shownPages } from '~/screen/paged-list.server'
import { parseParams } from '~/screen/params'
import { optionIn, readSearch } from '~/screen/search.server'
import { requestedSorting } from '~/screen/sorting.server'
import { requireAssociate } from '~/session/guard.server'
import { type DuesList, duesListOf } from './dues-lists'

const Search = z.object({ ...pagingFields, all: optionIn('1') })

/** The dues of an open project have their own loader. */
export async function loadDuesProjects(args: LoaderFunctionArgs) {
  const { request, params } = args
  const list = duesListOf(request)
  const { api, session } = await requireAssociate(args)
  const mode = modeOf(request)
  const opened = params.projectId === undefined ? null : await openedDues(args, api)
  const readProjects = (shownMode: DuesMode) =>
    toListResult(
      list === 'own' ? api.commission.duesProjects(shownMode) : api.commission.teamDuesProjects(shownMode),
      [],
    )
  const { data: projects, refusal } = await readProjects(mode)
  const hasOtherProjects =
    projects.length === 0 && mode !== 'all' && (await readProjects('all')).data.length > 0
  const readDues = readerOf(api, list)
  return {
    list,
    projects: byDue(
      await withSums(projects, (projectId) =>
        projectId === params.projectId && opened
          ? readDues(projectId, opened.firstQuery)
          : readDues(projectId, { mode, page: 1 }),
      ),
    ),
    refusal,
    isAll: mode === 'all',
    hasOtherProjects,
    print: printHead(session),
    hasTax: await api.capabilities.offers('taxes'),
  }
}

/** Fetches each shown page of dues with one upstream call. */
export async function loadProjectDues(args: LoaderFunctionArgs) {
  const { request, params } = args
  const list = duesListOf(request)
  const { api } = await requireAssociate(args)
  const { projectId } = parseParams(projectParams, params)
  const { search, sorting, queryOf } = await openedDues(args, api)
  const paged = await loadPagedList(search, async (number) => {
    const dues = await readerOf(api, list)(projectId, queryOf(number))
    const rows = dues.rows.map((due) => shownOf(due, list))
    return { number, isEmpty: dues.rows.length === 0, dues: { ...dues, rows } }
  })
  return { list, projectId, isAll: modeOf(request) === 'all', sorting, paged }
}

/** The queries of the open project. The list takes its sum from the first of them, so that the two loaders share the call (M175). */
async function openedDues({ request }: LoaderFunctionArgs, api: Api) {
  const { search } = readSearch(Search, request.url)
  const sorting = await requestedSorting(api, request.url, DUES_SORTS)
  const queryOf = (page: number) => ({ mode: modeOf(request), page, ...sortSearch(sorting) })
  return { search, sorting, queryOf, firstQuery: queryOf(Math.min(...shownPages(search))) }
}

export type ProjectDuesData = Awaited<ReturnType<typeof loadProjectDues>>

export type ShownDue = ReturnType<typeof shownOf>

/**
 * Omits fields that the page does not show, because a page of dues may have a hundred rows. The list of own dues names the seller if the
 * seller is not the viewer (M179). The list of team dues names the associate who is owed (X013).
 */
function shownOf({ bookedByName, ...due }: Due, list: DuesList) {
  const { projectId, plotNumber, bookingId, customerName, duePaise, isSelf, isCancelled } = due
  const otherSeller = isSelf ? null : bookedByName
  const associateName = list === 'team' ? due.associateName : otherSeller
  return { projectId, plotNumber, bookingId, customerName, associateName, duePaise, isSelf, isCancelled }
}

/** The highest due comes first, an unknown due last. */
const byDue = <Project extends { duePaise: number | null }>(projects: Project[]) =>
  sortRows(projects, { by: 'due', order: 'desc' }, { due: ({ duePaise }) => duePaise })

export const readerOf = (api: Api, list: DuesList) =>
  list === 'own' ? api.commission.dues : api.commission.teamDues

export const modeOf = ({ url }: Request): DuesMode =>
  readSearch(Search, url).search.all ? 'all' : 'due-only'

const MAX_PROJECTS = 12
const TIMEOUT_MS = 1_000

/**
 * Adds the sums of each project (X013). A sum is null if it is unknown, or if its call fails or times out. With more than MAX_PROJECTS
 * projects, all sums are null. Throws if the upstream rejects the token.
 */
export async function withSums(
  projects: DuesProject[],
  duesOf: (projectId: string) => Promise<Dues>,
): Promise<(DuesProject & { duePaise: number | null; payablePaise: number | null })[]> {
  const areFew = projects.length <= MAX_PROJECTS
  return Promise.all(
    projects.map(async (project) => {
      const dues = areFew ? await nullIfLateOrFailed(duesOf(project.id), TIMEOUT_MS) : null
      return { ...project, duePaise: dues?.duePaise ?? null, payablePaise: dues?.payablePaise ?? null }
    }),
  )
}
