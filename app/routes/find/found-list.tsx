import type { FoundLine } from '~/subjects/find/found-lines'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'

export function FoundList({ lines }: { lines: FoundLine[] }) {
  return (
    <Ledger>
      {lines.map(({ key, label, detail, to }) => (
        <LedgerRow key={key} label={label} detail={detail} to={to} />
      ))}
    </Ledger>
  )
}
