import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import type { ChangeLine } from './change-lines'

export function ChangeList({ lines }: { lines: ChangeLine[] }) {
  return (
    <Ledger>
      {lines.map(({ mark, text, detail, to }, index) => (
        <LedgerRow key={index} mark={mark} label={text} detail={detail} to={to ?? undefined} />
      ))}
    </Ledger>
  )
}
