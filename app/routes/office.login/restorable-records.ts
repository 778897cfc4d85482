import * as z from 'zod/v4-mini'
import { screenPath } from '~/paths/screen-at'
import { paths } from '~/paths/paths'
import { IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { labelled } from '~/screen/forms/form-schema'
import type { FormAt } from '~/screen/forms/pending-submission.server'
import { fileTitle } from '~/subjects/office/columns'

/** Forms whose fields are columns of the firm's files. Others, such as that of a new password, are not restored. */
const AREAS = [paths.officeFiles(), paths.officePayables(), paths.officeRequests(), paths.officeQueries()]

/** Without a session nobody can ask for the columns, so the form has the fields that were filled in. Other hidden ones begin with `_`. */
export const restorableRecordAt: FormAt = (path, fields) => {
  const screen = screenPath(path.split('?')[0] ?? '')
  if (!AREAS.some((area) => screen.startsWith(`${area}/`))) return undefined
  const columns = fields.filter(
    ([name, value]) => /^[a-z]\w*$/.test(name) && name !== IDEMPOTENCY_KEY && value !== '',
  )
  const text = z.optional(z.string())
  return {
    schema: z.object(
      Object.fromEntries(columns.map(([name]) => [name, labelled(() => fileTitle(name), text)])),
    ),
  }
}
