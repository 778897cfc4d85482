import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readBody } from '~/screen/forms/read-form.server'
import { isRejection, type SubmissionResult } from '~/screen/forms/submission-result'
import { failedCall, invalid, NO_INPUT } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { type Desk, requireOffice } from '~/session/office-guard.server'
import { redirectWithToast } from '~/session/toast.server'
import { DeskList } from '~/subjects/office/desk-list'
import { notFound } from '~/subjects/office/load-file.server'
import { loadRows } from '~/subjects/office/load-rows.server'
import { Badge } from '~/ui/badge/badge'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { FileField } from '~/ui/field/file-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Heading } from '~/ui/heading/heading'
import { Page } from '~/ui/page/page'
import { ImportResult } from './import-result'
import { IMPORT_STATES } from './import-states'

export const handle = pageTitle(m.importRecords)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const FILES = 'files'
const ACCEPTED = '.csv,.zip,text/csv,application/zip'

export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const { id } = args.params
  const [opened] = id === undefined ? [null] : (await desk.imports({ id })).rows
  if (opened === undefined) throw notFound()
  return {
    opened,
    uploadKey: newIdempotencyKey(session),
    importKey: newIdempotencyKey(session),
    paged: await loadRows(args.request, (page) => desk.imports({ page })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { desk } = await requireOffice(args)
  const form = await readBody(args)
  return args.params.id === undefined ? check(desk, form) : confirm(desk, args.params.id, form)
}

/** A dry run. Its address shows the problems, and confirms an import without any. */
async function check(desk: Desk, form: FormData) {
  const files = form.getAll(FILES).filter((file): file is File => file instanceof File && file.size > 0)
  if (files.length === 0)
    return invalid(NO_INPUT, { [FILES]: { type: 'required', message: m.chooseFiles() } })
  try {
    const { id } = await desk.upload(files, readIdempotencyKey(form))
    return redirect(paths.officeImported(id))
  } catch (error) {
    return failedCall(NO_INPUT, error, { fields: [FILES] })
  }
}

async function confirm(desk: Desk, id: string, form: FormData) {
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

export default function Import() {
  const { opened, uploadKey, importKey, paged } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const rejection = isRejection(result) ? result : undefined
  const error = rejection?.errors[FILES]?.message
  const isSending = useNavigation().formAction === paths.officeImport()
  return (
    <Page title={m.importRecords()} lead={m.importLead()} width="table">
      {opened && <ImportResult {...opened} idempotencyKey={importKey} />}
      <Form method="post" action={paths.officeImport()} encType="multipart/form-data" noValidate>
        <CsrfTokenField />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={uploadKey} />
        <FormLayout
          summary={
            <ErrorSummary
              errors={error ? [{ name: FILES, message: error }] : []}
              failure={rejection?.status === 'failed' ? rejection.failure : undefined}
              attempt={rejection}
            />
          }
          actions={
            <Button variant={opened?.state === 'checked' ? 'secondary' : 'primary'} isPending={isSending}>
              {m.checkFiles()}
            </Button>
          }
        >
          <FileField
            name={FILES}
            label={m.csvFiles()}
            hint={m.csvFilesHint()}
            accept={ACCEPTED}
            isMultiple
            error={error}
          />
        </FormLayout>
      </Form>
      {paged.pages.some(({ isEmpty }) => !isEmpty) && (
        <>
          <Heading>{m.earlierImports()}</Heading>
          <DeskList
            paged={paged}
            toPage={(page) => paths.officeImport({ page })}
            caption={m.earlierImports()}
            empty=""
            rowTo={({ id }) => paths.officeImported(id)}
            columns={[
              { header: m.when(), place: 'title', cell: ({ at }) => formatDateTime(at) },
              { header: m.who(), place: 'detail', cell: ({ by }) => by },
              {
                header: m.files(),
                place: 'detail',
                cell: ({ files }) => files.map(({ name }) => name).join(', '),
              },
              {
                header: m.state(),
                place: 'state',
                cell: ({ state }) => (
                  <Badge tone={IMPORT_STATES[state].tone}>{IMPORT_STATES[state].label()}</Badge>
                ),
              },
            ]}
          />
        </>
      )}
    </Page>
  )
}
