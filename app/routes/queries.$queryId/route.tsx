import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { AccountForm } from '~/subjects/account/account-form'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { backLink } from '~/screen/back-link.server'
import { pageTitle } from '~/screen/page-title'
import { parseParams } from '~/screen/params'
import { optionIn, readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { queryParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { LineFigures } from '~/subjects/queries/line-figures'
import { ReplySchema } from '~/subjects/queries/schemas'
import { Thread } from '~/subjects/queries/thread'
import { CATEGORY_LABELS, linePlace, lineTitle, STATE_LABELS } from '~/subjects/queries/words'
import { requireAssociate } from '~/session/guard.server'
import { redirectWithToast } from '~/session/toast.server'
import { Amount, DateText, RichText } from '~/ui/text/text'
import { Badge } from '~/ui/badge/badge'
import { Button, ButtonLink } from '~/ui/button/button'
import { DescriptionList } from '~/ui/description-list/description-list'
import { TextAreaField } from '~/ui/field/text-area-field'
import { Heading } from '~/ui/heading/heading'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'

export const handle = pageTitle(m.query)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const Search = z.object({ reopen: optionIn('1') })

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('queries')
  const { queryId } = parseParams(queryParams, args.params)
  const query = await api.queries.byId(queryId)
  return {
    query,
    ...backLink(args.request, { to: paths.queries(), label: m.queries() }),
    idempotencyKey: newIdempotencyKey(session),
    closeKey: newIdempotencyKey(session),
  }
}

/** Sends a reply, or the reason to reopen a closed query. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('queries')
  const { queryId } = parseParams(queryParams, args.params)
  const form = await readForm(args, ReplySchema)
  if (!form.data) return invalid(form)
  const isReopening = readSearch(Search, args.request.url).search.reopen === '1'
  try {
    const { message } = await api.queries.change(
      queryId,
      isReopening ? 'reopen' : 'reply',
      form.data.text,
      form.idempotencyKey,
    )
    return await redirectWithToast(paths.query(queryId), { type: 'success', message })
  } catch (error) {
    return failedCall(form, error)
  }
}

export default function Query() {
  const { query, back, idempotencyKey, closeKey } = useLoaderData<typeof loader>()
  const { label, tone } = STATE_LABELS[query.state]
  const isClosed = query.state === 'closed'
  return (
    <Page title={m.query()} lead={`${lineTitle(query)} · ${linePlace(query)}`} back={back} width="form">
      <DescriptionList
        items={[
          { label: m.state(), value: <Badge tone={tone}>{label()}</Badge> },
          { label: m.queryNo(), value: query.id },
          { label: m.reason(), value: CATEGORY_LABELS[query.category]() },
          ...(query.shouldBePaise === null
            ? []
            : [{ label: m.shouldBeLabel(), value: <Amount paise={query.shouldBePaise} /> }]),
        ]}
      />
      <Thread messages={query.messages} associate={m.you()} />
      {(!isClosed || !query.isReopened) && (
        // The key resets the form after a message of the associate, and when the query closes or reopens. A reply of the office does not.
        <Reply
          key={`${isClosed} ${query.messages.filter(({ isOffice }) => !isOffice).length}`}
          id={query.id}
          isClosed={isClosed}
          idempotencyKey={idempotencyKey}
        />
      )}
      {!isClosed && (
        <Form method="post" action={paths.closeQuery(query.id)}>
          <CsrfTokenField />
          <input type="hidden" name={IDEMPOTENCY_KEY} value={closeKey} />
          <Button>{m.closeQuery()}</Button>
        </Form>
      )}
      <Stack gap={8}>
        <Heading level={2}>
          <RichText text={m.figuresOfDay()} parts={{ date: <DateText date={query.raisedOn} /> }} />
        </Heading>
        {query.isLineGone && <Notice>{m.lineNoLongerShown()}</Notice>}
        <LineFigures figures={query.figures} now={query.isLineGone ? undefined : query.figuresNow} />
      </Stack>
    </Page>
  )
}

function Reply({ id, isClosed, idempotencyKey }: { id: string; isClosed: boolean; idempotencyKey: string }) {
  const form = useScreenForm(ReplySchema)
  return (
    <AccountForm
      action={isClosed ? paths.query(id, { reopen: '1' }) : paths.query(id)}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={isClosed ? m.reopen() : m.sendReply()}
      cancel={<ButtonLink to={paths.queries()}>{m.queries()}</ButtonLink>}
    >
      <TextAreaField
        {...form.field('text')}
        rows={4}
        hint={isClosed ? m.reopenHint() : m.upTo1000Characters()}
      />
    </AccountForm>
  )
}
