import { Amount } from '../text/text'
import type { Example } from '../example'
import { Ledger, LedgerGroup, LedgerRow } from './ledger'

export const examples: Example[] = [
  {
    name: 'rows with and without a link',
    render: () => (
      <Ledger>
        <LedgerRow label="Green Meadows" detail="Plot 112" value={<Amount paise={4_300_00} />} to="/a" />
        <LedgerRow
          label="వెంకట సత్య సూర్య నారాయణ రాజు Venkata Satya Surya Narayana Raju"
          detail="Sri Lakshmi Narasimha Green Meadows Phase 2"
          value={<Amount paise={999_999_999_00} />}
          to="/b"
        />
        <LedgerRow label="Nothing due" value={<Amount paise={null} />} />
      </Ledger>
    ),
  },
  {
    name: 'a group',
    render: () => (
      <LedgerGroup heading="Sep 2026" sum="17 bookings">
        <Ledger>
          <LedgerRow label="Ravi Kumar Teja" detail="Green Meadows" value="5" />
          <LedgerRow
            label="Venkata Satya Surya Narayana Lakshmi Narasimha Raju Kumar"
            detail="శ్రీ లక్ష్మీ నరసింహ గ్రీన్ మెడోస్"
            value="12"
          />
        </Ledger>
      </LedgerGroup>
    ),
  },
]
