import { Accordion, LinkAccordion } from '~/ui/accordion/accordion'
import { Card } from '~/ui/card/card'
import { Pills, Tabs } from '~/ui/tabs/tabs'
import type { Example } from '../example'
import { Columns, Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'
import { Amount } from '../text/text'

const accordion: Example[] = [
  {
    name: 'closed and open',
    render: () => (
      <Stack gap={8}>
        <Accordion heading="Ravi Kumar" detail="Plot 112" meta={<Amount paise={14_200_00} />}>
          <p>Content</p>
        </Accordion>
        <Accordion
          heading="వెంకట సత్య సూర్య నారాయణ రాజు Venkata Satya Surya Narayana Raju"
          detail="Plot 113, 200 sq. yards, East"
          meta={<Amount paise={999_999_999_00} />}
          defaultOpen
        >
          <p>Content</p>
        </Accordion>
      </Stack>
    ),
  },
]

const card: Example[] = [
  {
    name: 'with heading and action',
    render: () => (
      <Card heading="Bank details" actions={<TextLink to="/bank-details">Change</TextLink>}>
        <p>State Bank of India, Madhapur</p>
      </Card>
    ),
  },
]

const parts = ['First', 'Second', 'Third'].map((heading) => (
  <Card key={heading} heading={heading}>
    Sri Lakshmi Narasimha Green Meadows Phase 2
  </Card>
))

const columns: Example[] = [{ name: 'parts in two columns', render: () => <Columns>{parts}</Columns> }]

const linkAccordion: Example[] = [
  {
    name: 'closed',
    render: () => (
      <LinkAccordion heading="Green Meadows" to="/dues/4" isOpen={false}>
        Not loaded yet
      </LinkAccordion>
    ),
  },
  {
    name: 'open',
    render: () => (
      <LinkAccordion
        heading="Sri Lakshmi Narasimha Green Meadows Phase 2"
        meta="1,604 bookings"
        to="/dues"
        isOpen
      >
        What is due there
      </LinkAccordion>
    ),
  },
]

const stack: Example[] = [
  {
    name: 'column',
    render: () => (
      <Stack gap={8}>
        <p>First</p>
        <p>Second</p>
      </Stack>
    ),
  },
  {
    name: 'row',
    render: () => (
      <Stack direction="row" gap={24}>
        <p>First</p>
        <p>Second</p>
      </Stack>
    ),
  },
]

const items = [
  { to: '/by-team', label: 'By Team', isCurrent: false },
  { to: '/by-month', label: 'By Month', isCurrent: true },
]

const tabs: Example[] = [
  { name: 'tabs', render: () => <Tabs label="Bookings" items={items} /> },
  { name: 'pills', render: () => <Pills label="Bookings" items={items} /> },
]

export const layoutExamples: Record<string, Example[]> = {
  accordion,
  card,
  columns,
  'link-accordion': linkAccordion,
  stack,
  tabs,
}
