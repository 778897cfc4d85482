import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { LineAddress } from '~/api/queries.server'
import { QUERY_CATEGORIES } from '~/domain/line-query'
import { m } from '~/messages/messages'
import { lineParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { pageTitle } from '~/screen/page-title'
import { requireSearch } from '~/screen/search.server'
import { requireAssociate } from '~/session/guard.server'
import { redirectWithToast } from '~/session/toast.server'
import { AccountForm } from '~/subjects/account/account-form'
import { LineFigures } from '~/subjects/queries/line-figures'
import { NewQuerySchema } from '~/subjects/queries/schemas'
import { CATEGORY_LABELS, linePlace, lineTitle } from '~/subjects/queries/words'
import { ButtonLink } from '~/ui/button/button'
import { RadioList } from '~/ui/field/radio-list'
import { TextAreaField } from '~/ui/field/text-area-field'
import { TextField } from '~/ui/field/text-field'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'

export const handle = pageTitle(m.queryThis)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('queries')
  const { url } = args.request
  const { line, rows } = await api.queries.ofLine(lineInSearch(url))
  if (!line) throw new Response(null, { status: 404 })
  const open = rows.find(({ state }) => state !== 'closed')
  const { pathname, search } = new URL(url)
  return {
    line,
    openId: open?.id ?? null,
    address: pathname + search,
    idempotencyKey: newIdempotencyKey(session),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('queries')
  const form = await readForm(args, NewQuerySchema)
  if (!form.data) return invalid(form)
  const { category, should_be, text } = form.data
  const body = { category, should_be: should_be === null ? null : should_be / 100, text }
  try {
    const { id, message } = await api.queries.raise(lineInSearch(args.request.url), body, form.idempotencyKey)
    return await redirectWithToast(paths.query(id), { type: 'success', message: message || m.querySent() })
  } catch (error) {
    return failedCall(form, error)
  }
}

const options = () => QUERY_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value]() }))

export default function NewQuery() {
  const { line, openId, address, idempotencyKey } = useLoaderData<typeof loader>()
  const form = useScreenForm(NewQuerySchema)
  return (
    <Page
      title={m.queryThis()}
      lead={`${lineTitle(line)} · ${linePlace(line)}`}
      back={{ to: paths.queries(), label: m.queries() }}
      width="form"
    >
      <LineFigures figures={line.figures} />
      {openId && (
        <Notice title={m.queryAlreadyOpen()}>
          <TextLink to={paths.query(openId)}>{m.writeInItsThread()}</TextLink>
        </Notice>
      )}
      {/* After a failed submission the form stays, even if a query is open by then, so that nothing typed is lost. */}
      {(!openId || form.summary.failure) && (
        <AccountForm
          action={address}
          form={form}
          idempotencyKey={idempotencyKey}
          submitLabel={m.sendQuery()}
          cancel={<ButtonLink to={paths.queries()}>{m.cancel()}</ButtonLink>}
        >
          <RadioList {...form.field('category')} options={options()} />
          <TextField {...form.field('should_be')} isOptional inputMode="decimal" autoComplete="off" />
          <TextAreaField {...form.field('text')} rows={5} hint={m.queryMessageHint()} />
        </AccountForm>
      )}
    </Page>
  )
}

/** A malformed line causes the same error as an unknown line. */
function lineInSearch(url: string): LineAddress {
  const { b, a, c, r, n } = requireSearch(lineParams, url)
  if (c) return { kind: 'payment', comm_id: c, receipt_id: r, receipt_no: n }
  if (n) return { kind: 'receipt', booking_id: b, receipt_no: n }
  return { kind: 'commission', booking_id: b, agent_id: a }
}
