import { Fragment, type ReactNode } from 'react'
import { Heading } from '../heading/heading'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import type { ColumnCount } from './column-grid'
import { ColumnHead, spareClass, type TableSort } from './column-head'
import * as expandable from './expandable-row.css'
import * as styles from './table.css'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /**
   * Position below 1024 px: title and amount in the first line; detail, state and file in the second. If a row has actions, they are in a
   * third line with state and file. Files and actions are not printed.
   */
  place: styles.Place
  /** For columns whose cells have different places. */
  placeOf?: (row: Row) => styles.Place
  isNumeric?: boolean
  /** Below 1024 px, shows the header before the value. */
  isLabelled?: boolean
  /** Shown instead of the header below 1024 px, where a long header does not fit. Screen readers get the header. */
  shortHeader?: string
  /** Below 1024 px, shows the value only to screen readers. */
  isMinor?: (row: Row) => boolean
  /** Hidden beside an open filter panel or a summary on a page of less than 1248 px; a name beside two others, of less than 1440 px. */
  isSpare?: boolean | 'name'
  /** Cell of the total row. */
  total?: ReactNode
  /** Name of the column in the address, if the rows can be sorted by the column. */
  sortBy?: string
  /** A second value in the cell, by which the rows can be sorted too. */
  alsoSortBy?: { header: string; sortBy: string }
  /** By default, the first column with the place `title` is the row header. */
  isRowHeader?: boolean
  /** With `rowTo`, true for the cell that has the link. By default, the row header has the link. */
  isRowLink?: (row: Row) => boolean
}

/** The content that a row shows when expanded. */
type RowDetails<Row> = {
  /** Names the row for screen readers, because its header cell also contains the content. */
  rowName: (row: Row) => string
  isOpen: (row: Row) => boolean
  /** A note below the content of the header cell, from 1024 px. */
  note?: (row: Row) => ReactNode
  content: (row: Row) => ReactNode
}

export type RowGroup<Row> = {
  key: string | number
  heading: ReactNode
  /** What all rows share, below 1024 px. */
  detail?: ReactNode
  sum?: ReactNode
  /** A group of level 3 belongs to the preceding group of level 2. */
  level?: 2 | 3
  rows: Row[]
}

type TableProps<Row> = {
  caption: string
  /** True if the heading of the page already names the table. */
  isCaptionHidden?: boolean
  columns: Column<Row>[]
  rowKey: (row: Row, index: number) => string | number
  /** Makes the whole row a link. */
  rowTo?: (row: Row) => string | undefined
  /** Makes each row expand. Not together with `rowTo`: a press on the row can do only one thing. */
  details?: RowDetails<Row>
  /** A line below the row, such as for a group of rows that ends there. */
  noteOf?: (row: Row) => ReactNode
  /** Element id of the row, for links to it. */
  rowId?: (row: Row) => string | undefined
  /** The fragment of the address (`useTargetId`). The row with this id is outlined, and no fold hides it. */
  targetId?: string
  /** Null for rows that cannot be sorted. */
  sort?: TableSort | null
  /** Label of the total row. Without it, there is no total row. */
  totalLabel?: string | null
  /** Row groups before the rows, such as folded rows (folded-rows.tsx). */
  before?: ReactNode
  after?: ReactNode
} & (
  | { rows: Row[]; groups?: never; children?: never }
  | { rows?: never; groups: RowGroup<Row>[]; children?: never }
  /** `<tbody>` elements, for rows of several kinds. */
  | { rows?: never; groups?: never; children: ReactNode }
)

/** Below 1024 px, a row has lines instead of columns. Explicit roles keep the table semantics at every width. */
export function Table<Row>({
  caption,
  isCaptionHidden,
  totalLabel,
  sort,
  before,
  after,
  children,
  ...props
}: TableProps<Row>) {
  const { columns, rows, groups, details } = props
  const tracks = details
    ? expandable.tracks[columns.length as expandable.ExpandableColumnCount]
    : styles.tracks[columns.length as ColumnCount]
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${tracks}`} role="table">
        <caption className={isCaptionHidden ? styles.hiddenCaption : styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.header} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        {before}
        {children}
        {groups?.map((group) => (
          <tbody key={group.key} role="rowgroup">
            <GroupHead
              heading={group.heading}
              detail={group.detail}
              sum={group.sum}
              level={group.level}
              span={columns.length}
            />
            <Rows {...props} rows={group.rows} />
          </tbody>
        ))}
        {rows && (
          <tbody role="rowgroup">
            <Rows {...props} rows={rows} />
          </tbody>
        )}
        {after}
        {totalLabel && <TotalRow label={totalLabel} columns={columns} rows={rows ?? []} />}
      </table>
    </div>
  )
}

type GroupHeadProps = Pick<RowGroup<never>, 'heading' | 'detail' | 'sum' | 'level'> & { span: number }

export function GroupHead({ heading, detail, sum, level = 2, span }: GroupHeadProps) {
  return (
    <tr role="row" className={styles.groupHead[level]}>
      <td role="cell" colSpan={span}>
        <div className={styles.groupLine}>
          <Heading level={level}>{heading}</Heading>
          {sum !== undefined && <span className={styles.sum}>{sum}</span>}
        </div>
        {detail && <div className={styles.groupDetail}>{detail}</div>}
      </td>
    </tr>
  )
}

export type RowsProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rowKey' | 'rowTo' | 'details' | 'noteOf' | 'rowId' | 'targetId'
> & {
  rows: Row[]
}

export function Rows<Row>({
  columns,
  rows,
  rowKey,
  rowTo,
  details,
  noteOf,
  rowId,
  targetId,
}: RowsProps<Row>) {
  const head =
    columns.find(({ isRowHeader }) => isRowHeader) ?? columns.find(({ place }) => place === 'title')
  return rows.map((row, index) => {
    const id = rowId?.(row)
    const to = rowTo?.(row)
    const note = noteOf?.(row)
    const linkColumn = columns.find(({ isRowLink }) => isRowLink?.(row)) ?? head
    const rowClass = details ? expandable.row : to === undefined ? styles.row : styles.linkedRow
    const places = columns.map(({ place, placeOf }) => placeOf?.(row) ?? place)
    return (
      <Fragment key={rowKey(row, index)}>
        <tr
          id={id}
          data-target={id && id === targetId ? '' : undefined}
          tabIndex={id ? -1 : undefined}
          role="row"
          className={`${rowClass} ${details ? '' : linesOf(places)}`}
        >
          {columns.map((column) => {
            const content = column.cell(row)
            if (details && column === head)
              return (
                <ExpandableHead key={column.header} details={details} row={row}>
                  {content}
                </ExpandableHead>
              )
            return (
              <Cell key={column.header} column={column} row={row} isHead={column === head}>
                {column === linkColumn && to !== undefined ? (
                  <Link className={styles.rowLink} to={to}>
                    {content}
                  </Link>
                ) : (
                  content
                )}
              </Cell>
            )
          })}
        </tr>
        {note && (
          <tr role="row" className={styles.note}>
            <td role="cell" colSpan={columns.length}>
              {note}
            </td>
          </tr>
        )}
      </Fragment>
    )
  })
}

/** Classes for the lines of a row below 1024 px. */
function linesOf(places: styles.Place[]) {
  const hasAmount = places.includes('amount')
  const isSingleTitle = hasAmount && places.indexOf('title') === places.lastIndexOf('title')
  return [
    styles.lines,
    hasAmount && styles.withAmount,
    isSingleTitle && styles.singleTitle,
    places.includes('actions') && styles.withActions,
  ]
    .filter(Boolean)
    .join(' ')
}

type ExpandableHeadProps<Row> = { details: RowDetails<Row>; row: Row; children: ReactNode }

/**
 * Fills the row behind the other cells, so that a press anywhere on the row expands the row. It is a `<td>`, because its content may
 * have headings, which a `<th>` must not contain.
 */
function ExpandableHead<Row>({ details, row, children }: ExpandableHeadProps<Row>) {
  const note = details.note?.(row)
  return (
    <td role="rowheader" aria-label={details.rowName(row)}>
      <details open={details.isOpen(row)}>
        <summary className={expandable.summary}>
          {children}
          {note && <span className={expandable.note}> {note}</span>}
          <Icon name="down" />
        </summary>
        <div className={expandable.content}>{details.content(row)}</div>
      </details>
    </td>
  )
}

type CellProps<Row> = { column: Column<Row>; row: Row; isHead: boolean; children: ReactNode }

function Cell<Row>({ column, row, isHead, children }: CellProps<Row>) {
  const props = cellProps(column, column.placeOf?.(row), column.isMinor?.(row))
  return isHead ? (
    <th scope="row" role="rowheader" {...props}>
      {children}
    </th>
  ) : (
    <td role="cell" {...props}>
      {children}
    </td>
  )
}

function cellProps<Row>(column: Column<Row>, place = column.place, isMinor = false) {
  const classes = [
    styles.cell[place],
    column.isNumeric && styles.number,
    column.isLabelled && styles.labelled,
    column.isSpare && spareClass(column.isSpare),
    isMinor && styles.minor,
  ]
  return {
    className: classes.filter(Boolean).join(' '),
    'data-label': column.header,
    'data-short': column.shortHeader,
  }
}

type TotalRowProps<Row> = { label: string; columns: Column<Row>[]; rows: Row[] }

/** The total of a column is minor if the value is minor in every row. */
function TotalRow<Row>({ label, columns, rows }: TotalRowProps<Row>) {
  const places = columns.map(({ place }, index) => (index === 0 ? 'title' : place))
  return (
    <tfoot role="rowgroup">
      <tr role="row" className={`${styles.row} ${linesOf(places)}`}>
        {columns.map((column, index) =>
          index === 0 ? (
            <th key={column.header} scope="row" role="rowheader" className={styles.cell.title}>
              {label}
            </th>
          ) : (
            <td
              key={column.header}
              role="cell"
              {...cellProps(column, column.place, column.isMinor && rows.every(column.isMinor))}
            >
              {column.total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}
