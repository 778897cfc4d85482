import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import * as z from 'zod/v4-mini'
import { queryText } from '~/domain/line-query'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { labelled } from '~/screen/forms/form-schema'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { AccountForm } from '~/subjects/account/account-form'
import { VERSION } from '~/subjects/office/columns'
import { decided } from '~/subjects/office/decided.server'
import { LineFigures } from '~/subjects/queries/line-figures'
import { Thread } from '~/subjects/queries/thread'
import { CATEGORY_LABELS, linePlace, lineTitle, STATE_LABELS } from '~/subjects/queries/words'
import { Badge } from '~/ui/badge/badge'
import { Button, ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { TextAreaField } from '~/ui/field/text-area-field'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Columns, Stack } from '~/ui/stack/stack'
import { Amount } from '~/ui/text/text'
import { TextLink } from '~/ui/text-link/text-link'

export const handle = pageTitle(m.query)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

/** Only the answer is a field that the form library knows. */
const Answer = z.object({
  state: z.optional(z.literal('answered')),
  answer: labelled(m.answer, queryText),
  [VERSION]: z.optional(z.string()),
})
const Closing = z.object({ state: z.literal('closed'), [VERSION]: z.string() })

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
  const closing = await readForm(args, Closing)
  const answer = closing.data ? null : await readForm(args, Answer)
  if (answer && !answer.data) return invalid(answer)
  const { [VERSION]: version = '', ...values } = answer?.values ?? closing.values
  try {
    const save = await desk.save('queries', { key, version, values, confirm: true }, closing.idempotencyKey)
    return await decided(save, { here: paths.officeQuery(key), next: paths.officeQuery(key) })
  } catch (error) {
    return failedCall(answer ?? closing, error, { fields: ['answer'] })
  }
}

export default function OfficeQuery() {
  const { record, query, associateId, associateName, answerKey, closeKey } = useLoaderData<typeof loader>()
  const { label, tone } = STATE_LABELS[query.state]
  const isClosed = query.state === 'closed'
  const address = paths.officeQuery(record.key)
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
              <AnswerForm key={query.messages.length} record={record} idempotencyKey={answerKey} />
              <Form method="post" action={address}>
                <CsrfTokenField />
                <input type="hidden" name={IDEMPOTENCY_KEY} value={closeKey} />
                <input type="hidden" name={VERSION} value={record.version} />
                <Button name="state" value="closed">
                  {m.closeQuery()}
                </Button>
              </Form>
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

function AnswerForm({
  record,
  idempotencyKey,
}: {
  record: { key: string; version: string }
  idempotencyKey: string
}) {
  const form = useScreenForm(Answer)
  return (
    <AccountForm
      action={paths.officeQuery(record.key)}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={m.sendAnswer()}
      cancel={<ButtonLink to={paths.officeQueries()}>{m.openQueries()}</ButtonLink>}
    >
      <TextAreaField {...form.field('answer')} rows={4} hint={m.upTo1000Characters()} />
      <input type="hidden" name="state" value="answered" />
      <input type="hidden" name={VERSION} value={record.version} />
    </AccountForm>
  )
}
