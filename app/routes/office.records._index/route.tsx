import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { fileTitle } from '~/subjects/office/columns'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Page } from '~/ui/page/page'
import { UpstreamText } from '~/ui/text/text'

export const handle = pageTitle(m.records)

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  return (await desk.files()).map(({ name, about }) => ({ name, about }))
}

export default function Records() {
  const files = useLoaderData<typeof loader>()
  return (
    <Page title={m.records()} lead={m.recordsLead()}>
      <Ledger>
        {files.map(({ name, about }) => {
          const [title, detail] = [fileTitle(name), firstSentence(about)]
          return (
            <LedgerRow
              key={name}
              to={paths.officeRecords(name)}
              label={<UpstreamText>{title}</UpstreamText>}
              detail={detail === `${title}.` ? undefined : <UpstreamText>{detail}</UpstreamText>}
            />
          )
        })}
      </Ledger>
    </Page>
  )
}

/** The rest is for people who make CSV files. */
const firstSentence = (text: string) => /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text
