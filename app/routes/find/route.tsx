import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import { FIND_GROUPS, type FindGroup, MAX_FIND_LENGTH } from '~/domain/find'
import { FindCombobox } from '~/subjects/find/find-combobox'
import { exactTarget, foundLines, GROUP_LABELS } from '~/subjects/find/found-lines'
import { findText, groupsInOrder } from './find-rules'
import { loadPagedList, noPages, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { optionIn, readSearch, textIn } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { Button } from '~/ui/button/button'
import { Page } from '~/ui/page/page'
import { input, row } from '~/ui/search-box/search-box.css'
import { TextLink } from '~/ui/text-link/text-link'
import { AllGroups, type GroupPage, OneGroup } from './found-groups'

export const handle = pageTitle(m.find)

const Search = z.object({
  ...pagingFields,
  q: textIn(
    z
      .string()
      .trim()
      .max(MAX_FIND_LENGTH, { error: () => m.findTextTooLong({ max: MAX_FIND_LENGTH }) })
      .regex(/^$|\S\s*\S/, { error: m.findTextTooShort }),
  ),
  group: optionIn(...FIND_GROUPS),
})

/** One box for customers, receipts, associates, plots and projects (X041). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('find')
  const { search, errors, isValid } = readSearch(Search, args.request.url)
  const { q, group } = search
  const common = { q, error: errors.q ?? null, offersPlots: await api.capabilities.offers('layout') }
  const hasMemberPages = await api.capabilities.offers('team-figures')
  if (!isValid || q === '') return { ...common, group: null, all: null, paged: noPages(search) }
  if (group) {
    const paged = await loadPagedList(search, (page) => loadGroup(api, { q, group, page, hasMemberPages }))
    return { ...common, group, all: null, paged }
  }
  const found = await api.find.all(findText(q))
  const lines = foundLines(found, { q, hasMemberPages })
  const target = exactTarget(found, lines)
  if (target) throw redirect(target)
  return {
    ...common,
    group: null,
    all: { groups: groupsInOrder(lines, findText(q)), lines, more: found.more },
    paged: noPages(search),
  }
}

interface GroupQuery {
  q: string
  group: FindGroup
  page: number
  hasMemberPages: boolean
}

async function loadGroup(api: Api, { q, group, page, hasMemberPages }: GroupQuery): Promise<GroupPage> {
  const found = await api.find.group(findText(q), group, page)
  const lines = foundLines(found, { q, hasMemberPages })[group]
  return { number: page, isEmpty: lines.length === 0, isLast: !found.more.includes(group), lines }
}

export default function Find() {
  const { q, error, group, all, paged, offersPlots } = useLoaderData<typeof loader>()
  return (
    <Page
      title={group ? GROUP_LABELS[group]() : m.find()}
      lead={group ? m.resultsForQ({ q }) : m.whatFindSearches()}
      back={group ? { to: paths.find({ q }), label: m.allResults() } : undefined}
    >
      <Form action={paths.find()} role="search" className={row}>
        <div className={input}>
          <FindCombobox
            key={q}
            label={m.nameOrNumber()}
            defaultValue={q}
            hasFocus={q === ''}
            error={error ?? undefined}
            clearTo={q ? paths.find() : undefined}
          />
        </div>
        <Button icon="search">{m.search()}</Button>
      </Form>
      {offersPlots && (
        <TextLink to={paths.plotsForSale()} icon="plots">
          {m.searchAllProjects()}
        </TextLink>
      )}
      {group && <OneGroup q={q} group={group} paged={paged} />}
      {all && <AllGroups q={q} {...all} />}
      {!group && !all && !error && <p>{m.findHint()}</p>}
    </Page>
  )
}
