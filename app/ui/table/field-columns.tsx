import type { ReactNode } from 'react'
import { type Field, type Fields, isNumeric } from '~/domain/fields'
import { sumOf } from '~/domain/money'
import { Amount, DateText } from '../text/text'
import type { Column } from './table'

/** What the screen adds to a field. Whatever the field declares can be replaced. */
type Shown<Row> = Pick<Column<Row>, 'place'> & Partial<Column<Row>>

/** The columns of these fields, in the order of `shown`. With `summedRows`, amounts have the total of these rows. */
export function fieldColumns<Row, Name extends string>(
  fields: Record<NoInfer<Name>, Field<Row>>,
  shown: Record<Name, Shown<Row> | false>,
  summedRows?: Row[],
): Column<Row>[] {
  const columns = Object.entries<Shown<Row> | false>(shown) as [Name, Shown<Row> | false][]
  return columns.flatMap(([name, column]) => {
    if (!column) return []
    const field: Field<Row> = fields[name]
    return [
      {
        header: field.label(),
        cell: (row) => textOf(field, row),
        isNumeric: isNumeric(field),
        sortBy: field.isSortable ? name : undefined,
        total:
          summedRows && field.kind === 'amount' ? (
            <Amount paise={sumOf(summedRows, field.value)} />
          ) : undefined,
        ...column,
      },
    ]
  })
}

function textOf<Row>(field: Field<Row>, row: Row): ReactNode {
  switch (field.kind) {
    case 'amount':
      return <Amount paise={field.value(row)} />
    case 'date':
      return <DateText date={field.value(row)} />
    default:
      return field.value(row)
  }
}

/** What the sort menu needs of the fields by which rows can be sorted. */
export const sortHeads = <Row,>(fields: Fields<Row>) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.isSortable ? [{ header: field.label(), isNumeric: isNumeric(field), sortBy: name }] : [],
  )
