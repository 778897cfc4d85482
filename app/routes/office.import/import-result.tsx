import { Form, useNavigation } from '@remix-run/react'
import type { OfficeImport } from '~/contract/office'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { fileTitle } from '~/subjects/office/columns'
import { Lines } from '~/subjects/office/effects'
import { Badge } from '~/ui/badge/badge'
import { Button } from '~/ui/button/button'
import { Notice } from '~/ui/notice/notice'
import { Table } from '~/ui/table/table'
import { UpstreamText } from '~/ui/text/text'
import { IMPORT_STATES } from './import-states'

/** What a check of files found, or what their import did. Without problems, asks to import them. */
export function ImportResult({
  idempotencyKey,
  ...of
}: OfficeImport & {
  idempotencyKey: string
}) {
  const { id, by, at, state, files, problems, problemCount, warnings } = of
  const isSending = useNavigation().formAction === paths.officeImported(id)
  const { label, tone } = IMPORT_STATES[state]
  return (
    <>
      <p>
        {`${formatDateTime(at)} · ${by}`} <Badge tone={tone}>{label()}</Badge>
      </p>
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
      {state === 'checked' && (
        <Form method="post" action={paths.officeImported(id)}>
          <CsrfTokenField />
          <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
          <Button variant="primary" isPending={isSending}>
            {m.importNow()}
          </Button>
        </Form>
      )}
    </>
  )
}
