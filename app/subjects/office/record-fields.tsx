import { useState } from 'react'
import type { OfficeColumn } from '~/contract/office'
import type { ColumnKind } from '~/domain/office'
import { m } from '~/messages/messages'
import type { useScreenForm } from '~/screen/forms/use-screen-form'
import { Accordion } from '~/ui/accordion/accordion'
import { SelectField } from '~/ui/field/select-field'
import { TextAreaField } from '~/ui/field/text-area-field'
import { TextField, type TextFieldProps } from '~/ui/field/text-field'
import { Columns } from '~/ui/stack/stack'
import { isRequired } from './columns'
import { ReferenceField, type Suggestion } from './reference-field'

export interface RecordFieldsProps {
  columns: OfficeColumn[]
  isNew: boolean
  form: ReturnType<typeof useScreenForm>
  values: Record<string, string>
  /** By column: the first records to which it may refer. */
  suggestions: Record<string, Suggestion[]>
}

/** Fields generated from the declarations of a file. Those that a record can lack are folded until one of them has a value or an error. */
export function RecordFields(props: RecordFieldsProps) {
  const { columns, isNew, form, values } = props
  const isFirst = (column: OfficeColumn) =>
    isRequired(column, isNew) || column.isKey || column.isUsual || Boolean(values[column.name])
  const others = columns.filter((column) => !isFirst(column))
  const hasError = others.some(({ name }) => form.summary.errors.some((error) => error.name === name))
  // Once open, it stays open: an error that is mended must not close the field in which somebody types.
  const [isOpen, setIsOpen] = useState(hasError)
  if (hasError && !isOpen) setIsOpen(true)
  return (
    <>
      <Columns>
        {columns.filter(isFirst).map((column) => (
          <RecordField key={column.name} {...props} column={column} />
        ))}
      </Columns>
      {others.length > 0 && (
        <Accordion heading={m.moreFields()} defaultOpen={isOpen}>
          <Columns>
            {others.map((column) => (
              <RecordField key={column.name} {...props} column={column} />
            ))}
          </Columns>
        </Accordion>
      )}
    </>
  )
}

const INPUTS: Partial<Record<ColumnKind, Pick<TextFieldProps, 'type' | 'inputMode'>>> = {
  number: { inputMode: 'decimal' },
  rupees: { inputMode: 'decimal' },
  date: { type: 'date' },
  mobile: { inputMode: 'tel' },
  email: { type: 'email' },
}

function RecordField({
  column,
  isNew,
  form,
  values,
  suggestions,
}: RecordFieldsProps & { column: OfficeColumn }) {
  const { name, label, kind, choices, isKey } = column
  const field = form.field(name)
  const props = {
    ...field,
    label: kind === 'rupees' ? `${label} (₹)` : label,
    hint: hintOf(column, isNew),
    // In an existing record every field has its value already.
    isOptional: isNew && !isRequired(column, isNew),
    defaultValue: field.defaultValue ?? values[name] ?? '',
  }
  if (kind === 'choice') {
    const options = choices.map((choice) => ({ value: choice, label: choice }))
    const { name, label, hint, error, isOptional, defaultValue } = props
    return (
      <SelectField
        {...{ name, label, hint, error, isOptional, defaultValue, options }}
        placeholder={m.choose()}
      />
    )
  }
  if (kind === 'lines') return <TextAreaField {...props} rows={2} />
  const input = { ...props, ...INPUTS[kind], autoComplete: 'off', isReadOnly: isKey && !isNew }
  return column.refersTo && !input.isReadOnly ? (
    <ReferenceField {...input} file={column.refersTo} suggestions={suggestions[name] ?? []} />
  ) : (
    <TextField {...input} />
  )
}

const hintOf = ({ meaning, example, kind, isNumbered }: OfficeColumn, isNew: boolean): string =>
  isNew && isNumbered
    ? m.nextNumberHint()
    : example && kind !== 'date' && kind !== 'choice'
      ? m.hintAndExample({ hint: meaning, example })
      : meaning
