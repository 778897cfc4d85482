import type { OfficeColumn, OfficeSave } from '~/contract/office'
import type { SaveFigure } from '~/domain/office'
import { m } from '~/messages/messages'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Notice } from '~/ui/notice/notice'
import { Stack } from '~/ui/stack/stack'
import { Amount, RichText, UpstreamText } from '~/ui/text/text'
import { ColumnValue } from './columns'

type EffectsProps = {
  save: Pick<OfficeSave, 'changes' | 'figures' | 'notes' | 'warnings'>
  columns: OfficeColumn[]
}

/** What a change does: values and amounts before and after, and the rules that it breaks. */
export function Effects({ save: { changes, figures, notes, warnings }, columns }: EffectsProps) {
  const kindOf = (name: string) => columns.find((column) => column.name === name)?.kind ?? 'text'
  const items = [
    ...changes.map(({ column, label, before, after }) => ({
      label,
      value: beforeAndAfter(
        <ColumnValue kind={kindOf(column)} value={before} />,
        <ColumnValue kind={kindOf(column)} value={after} />,
        before !== '',
      ),
    })),
    ...figures.map(({ name, beforePaise, afterPaise }) => ({
      label: FIGURE_LABELS[name](),
      value: beforeAndAfter(
        <Amount paise={beforePaise} />,
        <Amount paise={afterPaise} />,
        beforePaise !== null && beforePaise !== afterPaise,
      ),
      isEmphasised: true,
    })),
  ]
  return (
    <Stack>
      {warnings.length > 0 && (
        <Notice tone="warning" title={m.pleaseCheck()}>
          <Lines lines={warnings} />
        </Notice>
      )}
      {items.length > 0 && <DescriptionList items={items} />}
      {notes.length > 0 && <Lines lines={notes} />}
    </Stack>
  )
}

const FIGURE_LABELS: Record<SaveFigure, () => string> = {
  price: m.price,
  received: m.receivedAmount,
  remaining: m.remaining,
  commission: m.commission,
  commission_paid: m.commissionPaid,
  commission_payable: m.commissionPayableNow,
}

const beforeAndAfter = (before: JSX.Element, after: JSX.Element, hasBefore: boolean) =>
  hasBefore ? <RichText text={m.oldAndNew()} parts={{ before, after }} /> : after

export const Lines = ({ lines }: { lines: string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>
        <UpstreamText>{line}</UpstreamText>
      </li>
    ))}
  </ul>
)
