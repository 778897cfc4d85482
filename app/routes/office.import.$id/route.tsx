import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readBody } from '~/screen/forms/read-form.server'
import { SubmissionNotice } from '~/screen/forms/submission-notice'
import type { SubmissionResult } from '~/screen/forms/submission-result'
import { failedCall, NO_INPUT } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { redirectWithToast } from '~/session/toast.server'
import { fileTitle } from '~/subjects/office/columns'
import { Lines } from '~/subjects/office/effects'
import { IMPORT_STATES } from '~/subjects/office/import-states'
import { notFound } from '~/subjects/office/load-file.server'
import { Badge } from '~/ui/badge/badge'
import { Button, ButtonLink } from '~/ui/button/button'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { Table } from '~/ui/table/table'
import { UpstreamText } from '~/ui/text/text'

export const handle = pageTitle(m.importRecords)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const [found] = (await desk.imports({ id: args.params.id })).rows
  if (!found) throw notFound()
  return { ...found, idempotencyKey: newIdempotencyKey(session) }
}

export async function action(args: ActionFunctionArgs) {
  const { desk } = await requireOffice(args)
  const id = args.params.id ?? ''
  const form = await readBody(args)
  try {
    const { message } = await desk.import(id, readIdempotencyKey(form))
    return await redirectWithToast(paths.officeImported(id), {
      type: 'success',
      message: message || m.imported(),
    })
  } catch (error) {
    return failedCall(NO_INPUT, error)
  }
}

export default function ImportResult() {
  const { id, by, at, state, files, problems, problemCount, warnings, idempotencyKey } =
    useLoaderData<typeof loader>()
  const isSending = useNavigation().formAction === paths.officeImported(id)
  const { label, tone } = IMPORT_STATES[state]
  return (
    <Page
      title={m.importRecords()}
      lead={
        <>
          {`${formatDateTime(at)} · ${by}`} <Badge tone={tone}>{label()}</Badge>
        </>
      }
      back={{ to: paths.officeImport(), label: m.importRecords() }}
      width="table"
    >
      <SubmissionNotice result={useActionData<SubmissionResult>()} />
      {problems.length > 0 && (
        <Notice tone="critical" title={m.problemsFound({ count: problemCount })}>
          <Lines lines={problems} />
          <p>{m.mendAndUploadAgain()}</p>
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" title={m.pleaseCheck()}>
          <Lines lines={warnings} />
        </Notice>
      )}
      {files.length > 0 && (
        <Table
          caption={m.files()}
          isCaptionHidden
          rows={files}
          rowKey={({ name }) => name}
          columns={[
            {
              header: m.file(),
              place: 'title',
              cell: ({ name }) => <UpstreamText>{fileTitle(name)}</UpstreamText>,
            },
            {
              header: m.rowsOfFile(),
              place: 'detail',
              isNumeric: true,
              isLabelled: true,
              cell: ({ rows }) => rows,
            },
            {
              header: m.changedRows(),
              place: 'detail',
              isNumeric: true,
              isLabelled: true,
              cell: ({ changed }) => changed,
            },
            {
              header: m.notes(),
              place: 'detail',
              cell: ({ notes }) => (notes.length > 0 ? <Lines lines={notes} /> : null),
            },
          ]}
        />
      )}
      <Stack direction="row" gap={8}>
        {state === 'checked' && (
          <Form method="post" action={paths.officeImported(id)}>
            <CsrfTokenField />
            <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
            <Button variant="primary" isPending={isSending}>
              {m.importNow()}
            </Button>
          </Form>
        )}
        <ButtonLink to={paths.officeImport()}>{m.uploadAgain()}</ButtonLink>
      </Stack>
    </Page>
  )
}
