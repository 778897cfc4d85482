import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { CollectionScope } from '~/api/collections.server'
import { COLLECTION_SORTS, COLLECTION_WINDOWS } from '~/api/contract/collections'
import { statusOfParts } from '~/api/result'
import { scopeInSearch } from '~/collections/scope'
import { sortSearch } from '~/domain/sorting'
import { env } from '~/env.server'
import { printHead } from '~/export/print-head.server'
import { loadPagedList, noPages, pagingFields } from '~/lib/paged-list.server'
import { pageTitle } from '~/lib/page-title'
import { requestedSorting } from '~/lib/requested-sorting.server'
import { optionIn, readSearch } from '~/lib/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { deliveryMode } from '~/session/delivery.server'
import { requireAssociate } from '~/session/guard.server'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'
import { Tabs } from '~/ui/tabs/tabs'
import { AllWindows } from './all-windows'
import { loadGroups, loadWindowPage, type WindowPage } from './load-collections.server'
import { OneWindow } from './one-window'

export const handle = pageTitle(m.collections)

const Search = z.object({
  ...pagingFields,
  scope: optionIn('team'),
  window: optionIn(...COLLECTION_WINDOWS),
})

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('collections')
  const { search } = readSearch(Search, args.request.url)
  const { window } = search
  const scope: CollectionScope = search.scope ?? 'own'
  const sorting = await requestedSorting(api, args.request.url, COLLECTION_SORTS)
  const head = {
    scope,
    sorting,
    sender: { associateName: session.user.name, firmName: env.productName },
    print: printHead(session),
  }
  if (window) {
    const paged = await loadPagedList<WindowPage>(search, (page) =>
      loadWindowPage(api, { scope, window, page, ...sortSearch(sorting) }),
    )
    return data({ ...head, window, paged, all: null })
  }
  const [all, offersCalendar] = await Promise.all([
    loadGroups(api, { scope, sorting, mode: deliveryMode(args.request) }),
    api.capabilities.offers('calendar'),
  ])
  const hasCalendar = offersCalendar && scope === 'own'
  const status = statusOfParts(...all.groups.map(({ failure }) => failure))
  return data({ ...head, window: null, paged: noPages(search), all: { ...all, hasCalendar } }, { status })
}

export default function Collections() {
  const { scope, sorting, window, sender, print, all, paged } = useLoaderData<typeof loader>()
  const sort = sortSearch(sorting)
  const shown = window ?? undefined
  return (
    <Page title={m.collections()} lead={m.whomToCallTodayAmounts()} print={print} width="table">
      <Tabs
        label={m.whoseCustomers()}
        items={[
          { label: m.own(), to: paths.collections({ window: shown, ...sort }), isCurrent: scope === 'own' },
          {
            label: m.team(),
            to: paths.collections({ scope: 'team', window: shown, ...sort }),
            isCurrent: scope === 'team',
          },
        ]}
      />
      {window && (
        <div>
          <TextLink to={paths.collections({ scope: scopeInSearch(scope), ...sort })} icon="back">
            {m.allDates()}
          </TextLink>
        </div>
      )}
      {window && <OneWindow scope={scope} window={window} sorting={sorting} paged={paged} sender={sender} />}
      {all && <AllWindows scope={scope} sorting={sorting} {...all} sender={sender} />}
    </Page>
  )
}
