import * as z from 'zod/v4-mini'
import type { OfficeColumn, OfficeFile } from '~/contract/office'
import { formatDateTime } from '~/domain/dates'
import { paiseFromRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { type FormSchema, labelled } from '~/screen/forms/form-schema'
import { Amount, DateText, UpstreamText } from '~/ui/text/text'

export { titleOf as fileTitle } from '~/domain/office'

export const isRequired = (column: OfficeColumn, isNew: boolean) =>
  isNew ? (column.isRequired || column.isRequiredForNew) && !column.isNumbered : column.isRequired

const VOIDING = ['voided_on', 'void_reason']
const isVoiding = ({ name }: OfficeColumn) => VOIDING.includes(name)

export const canBecomeVoid = (columns: OfficeColumn[], values: Record<string, string>) =>
  columns.some(isVoiding) && !values.voided_on

/** A record that counts is not asked when and why it became void. */
export const columnsToEdit = (columns: OfficeColumn[], values: Record<string, string> = {}) =>
  canBecomeVoid(columns, values) ? columns.filter((column) => !isVoiding(column)) : columns

export const columnsToVoid = (columns: OfficeColumn[]) =>
  columns
    .filter((column) => column.isKey || isVoiding(column))
    .map((column) => ({ ...column, isRequired: true }))

/** Name of the hidden field with the version that the clerk saw. No column has this name. */
export const VERSION = '_version'

/** Checks only that required values are there. The upstream checks the rest, as in an import. */
export function recordSchema(columns: OfficeColumn[], isNew: boolean): FormSchema {
  const text = z.optional(z.string().check(z.trim()))
  return z.object({
    [VERSION]: text,
    ...Object.fromEntries(
      columns.map((column) => {
        // The field of a choice always has a value, and does not report it to the form library.
        const isChecked = isRequired(column, isNew) && column.kind !== 'choice'
        const error = () => m.columnIsRequired({ column: column.label })
        const field = isChecked ? z.string({ error }).check(z.trim(), z.minLength(1, { error })) : text
        return [column.name, labelled(() => column.label, field)]
      }),
    ),
  })
}

const MAX_LISTED = 7

/** The columns of a list: those that every record has, and choices, which say the state of a record. */
export function listedColumns({ columns }: OfficeFile): OfficeColumn[] {
  const isShort = ({ kind }: OfficeColumn) => kind !== 'lines' && kind !== 'file'
  const main = columns.filter(
    (column) => isShort(column) && (isRequired(column, true) || column.isKey || column.kind === 'choice'),
  )
  const others = columns.filter((column) => isShort(column) && !main.includes(column))
  const listed = [...main, ...others.slice(0, Math.max(0, 3 - main.length))].slice(0, MAX_LISTED)
  return columns.filter((column) => listed.includes(column))
}

/** A value as its file has it, in the form of the screens. */
export function ColumnValue({ kind, value }: Pick<OfficeColumn, 'kind'> & { value: string }) {
  if (value === '') return null
  if (kind === 'rupees') return <Amount paise={paiseFromRupees(Number(value))} />
  if (kind === 'date') return <DateText date={value} />
  return <UpstreamText>{kind === 'time' ? formatDateTime(value) : value}</UpstreamText>
}
