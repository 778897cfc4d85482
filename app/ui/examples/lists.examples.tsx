import { PaidBar, ShareBar } from '~/ui/bars/bars'
import { Derivation } from '~/ui/derivation/derivation'
import { DescriptionList } from '~/ui/description-list/description-list'
import { DetailsMenu } from '~/ui/details-menu/details-menu'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Figures } from '~/ui/figures/figures'
import { Ledger, LedgerGroup, LedgerRow } from '~/ui/ledger/ledger'
import { LoadMore } from '~/ui/paged-list/load-more'
import { Results } from '~/ui/results/results'
import { Button } from '../button/button'
import { EmptyState } from '../empty-state/empty-state'
import type { Example } from '../example'
import { Amount } from '../text/text'

const descriptionList: Example[] = [
  {
    name: 'charges',
    render: () => (
      <DescriptionList
        items={[
          { label: 'Sale amount', value: <Amount paise={999_999_999_00} /> },
          { label: 'Discount', value: <Amount paise={-50_000_00} /> },
          { label: 'Customer', value: 'Venkata Satya Surya Narayana Lakshmi Narasimha Raju Kumar' },
          { label: 'Current due', value: <Amount paise={14_200_00} />, isEmphasised: true },
        ]}
      />
    ),
  },
]

const derivation: Example[] = [
  {
    name: 'in a list of figures',
    render: () => (
      <DescriptionList
        items={[
          {
            label: 'Net Cmsn',
            value: (
              <Derivation text="₹1,92,000 − ₹20,000 = ₹1,72,000">
                <Amount paise={172_000_00} />
              </Derivation>
            ),
          },
          {
            label: 'Paid',
            value: (
              <Derivation text="6.88 % × (₹99,99,99,999 − ₹14,200) = ₹6,87,99,023">
                <Amount paise={6_87_99_023_00} />
              </Derivation>
            ),
          },
          {
            label: 'Due',
            value: (
              <Derivation text={null}>
                <Amount paise={103_200_00} />
              </Derivation>
            ),
          },
        ]}
      />
    ),
  },
]

const detailsMenu: Example[] = [
  {
    name: 'two actions',
    render: () => (
      <DetailsMenu label="Options">
        <Button>Show My Cmsn %</Button>
        <Button>Hide Team Cmsn %</Button>
      </DetailsMenu>
    ),
  },
]

export const exportActions: Example[] = [
  {
    name: 'a statement',
    render: () => (
      <ExportActions pdf="/receipts.pdf" csv="/receipts.csv" shareText={'Receipts\nTotal: ₹3,36,700'} />
    ),
  },
  {
    name: 'a list',
    render: () => (
      <ExportActions
        csv="/bookings.csv"
        shareText={'For the office only\nBooked Plots'}
        shareLabel="Share with the office"
      />
    ),
  },
]

const figure = (label: string, paise: number | null) => ({ label, value: <Amount paise={paise} /> })

const figures: Example[] = [
  {
    name: 'four',
    render: () => (
      <Figures
        items={[
          figure('Total', 76_700_00),
          figure('Net', 62_500_00),
          figure('Paid', 4_300_50),
          figure('Due', 999_999_999_00),
        ]}
      />
    ),
  },
  {
    name: 'with a note',
    render: () => (
      <Figures items={[{ ...figure('Next', 67_696_00), note: 'EMI 12 · 10-Dec-26' }, figure('Paid', 0)]} />
    ),
  },
  {
    name: 'three',
    render: () => (
      <Figures items={[figure('Total', 999_999_999_00), figure('Paid', null), figure('Due', 0)]} />
    ),
  },
]

const ledger: Example[] = [
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

const loadMore: Example[] = [
  { name: 'more', render: () => <LoadMore to="?page=2" /> },
  { name: 'pending', render: () => <LoadMore to="?page=2" isPending /> },
  { name: 'end', render: () => <LoadMore to={null} /> },
]

const paidBar: Example[] = [
  { name: 'part', render: () => <PaidBar paidPaise={62_500_00} totalPaise={76_700_00} /> },
  { name: 'none', render: () => <PaidBar paidPaise={0} totalPaise={999_999_999_00} /> },
]

export const results: Example[] = [
  {
    name: 'some',
    render: () => (
      <Results summary="3 bookings" filters={{}} empty={null}>
        <p>Content</p>
      </Results>
    ),
  },
  {
    name: 'none',
    render: () => (
      <Results summary="0 bookings" filters={{}} empty={<EmptyState>No Records Found!</EmptyState>}>
        <p>Content</p>
      </Results>
    ),
  },
]

const shareBar: Example[] = [
  { name: 'part', render: () => <ShareBar part={40} whole={100} /> },
  { name: 'none', render: () => <ShareBar part={0} whole={0} /> },
]

export const listExamples: Record<string, Example[]> = {
  'description-list': descriptionList,
  derivation,
  'details-menu': detailsMenu,
  'export-actions': exportActions,
  figures,
  ledger,
  'load-more': loadMore,
  'paid-bar': paidBar,
  results,
  'share-bar': shareBar,
}
