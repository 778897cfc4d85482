import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { queryText } from '~/domain/line-query'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { decide } from '~/subjects/office/decide.server'
import { DecideAlone, DecideWithText, newDecision } from '~/subjects/office/decision'
import { LineFigures } from '~/subjects/queries/line-figures'
import { Thread } from '~/subjects/queries/thread'
import { CATEGORY_LABELS, linePlace, lineTitle, STATE_LABELS } from '~/subjects/queries/words'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Columns, Stack } from '~/ui/stack/stack'
import { Amount } from '~/ui/text/text'
import { TextLink } from '~/ui/text-link/text-link'

export const handle = pageTitle(m.query)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const DECISION = newDecision({
  file: 'queries',
  column: 'state',
  alone: 'closed',
  withText: 'answered',
  text: 'answer',
  label: m.answer,
  rule: queryText,
})

export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  return {
    ...(await desk.query(args.params.key ?? '')),
    answerKey: newIdempotencyKey(session),
    closeKey: newIdempotencyKey(session),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { desk } = await requireOffice(args)
  const key = args.params.key ?? ''
  const here = paths.officeQuery(key)
  return decide(args, DECISION, { desk, key, here, next: here })
}

export default function OfficeQuery() {
  const { record, query, associateId, associateName, answerKey, closeKey } = useLoaderData<typeof loader>()
  const { label, tone } = STATE_LABELS[query.state]
  const isClosed = query.state === 'closed'
  const decision = { decision: DECISION, action: paths.officeQuery(record.key), version: record.version }
  return (
    <Page
      title={`${lineTitle(query)} · ${linePlace(query)}`}
      lead={<TextLink to={paths.officePerson(associateId)}>{`${associateName} · ${associateId}`}</TextLink>}
      back={{ to: paths.officeQueries(), label: m.openQueries() }}
      width="table"
    >
      <Columns>
        <Stack>
          <Thread messages={query.messages} associate={associateName} />
          {!isClosed && (
            <>
              <DecideWithText
                {...decision}
                key={query.messages.length}
                idempotencyKey={answerKey}
                hint={m.upTo1000Characters()}
                submitLabel={m.sendAnswer()}
                cancel={<ButtonLink to={paths.officeQueries()}>{m.openQueries()}</ButtonLink>}
              />
              <DecideAlone {...decision} idempotencyKey={closeKey}>
                {m.closeQuery()}
              </DecideAlone>
            </>
          )}
        </Stack>
        <Card heading={m.thenAndToday()}>
          <DescriptionList
            items={[
              { label: m.state(), value: <Badge tone={tone}>{label()}</Badge> },
              { label: m.reason(), value: CATEGORY_LABELS[query.category]() },
              ...(query.shouldBePaise === null
                ? []
                : [{ label: m.shouldBeLabel(), value: <Amount paise={query.shouldBePaise} /> }]),
            ]}
          />
          {query.isLineGone && <Notice>{m.lineNoLongerShown()}</Notice>}
          <LineFigures figures={query.figures} now={query.isLineGone ? undefined : query.figuresNow} />
        </Card>
      </Columns>
    </Page>
  )
}
