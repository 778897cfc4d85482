import { Avatar } from '~/ui/avatar/avatar'
import { Badge } from '~/ui/badge/badge'
import { ContactLine } from '~/ui/contact-line/contact-line'
import { CopyButton } from '~/ui/copy-button/copy-button'
import { Heading } from '~/ui/heading/heading'
import { Icon } from '~/ui/icon/icon'
import { type IconName, paths } from '~/ui/icon/paths'
import { TextLink } from '~/ui/text-link/text-link'
import { Amount, DateText, ShortName } from '~/ui/text/text'
import type { Example } from '../example'
import { Stack } from '../stack/stack'

const amount: Example[] = [
  { name: 'large', render: () => <Amount paise={999_999_999_00} /> },
  { name: 'negative, with paise', render: () => <Amount paise={-1_234_567_50} /> },
  { name: 'unknown', render: () => <Amount paise={null} /> },
]

const avatar: Example[] = [
  { name: 'three words', render: () => <Avatar name="Ravi Kumar Teja" /> },
  { name: 'one word', render: () => <Avatar name="Sneha" /> },
  { name: 'letters with vowel signs', render: () => <Avatar name="శ్రీ లక్ష్మి" /> },
  {
    name: 'many words',
    render: () => <Avatar name="Venkata Satya Surya Narayana Lakshmi Narasimha Raju Kumar" />,
  },
]

const badge: Example[] = [
  {
    name: 'tones',
    render: () => (
      <Stack direction="row" gap={8}>
        <Badge tone="positive">Registered</Badge>
        <Badge tone="warning">Part</Badge>
        <Badge tone="critical">Rejected</Badge>
        <Badge tone="info">Booked</Badge>
        <Badge icon="bank">Bank</Badge>
      </Stack>
    ),
  },
]

const contactLine: Example[] = [
  {
    name: 'phone and mail',
    render: () => (
      <ContactLine
        parts={[
          { text: '040-4000 0000', href: 'tel:04040000000' },
          { text: ' or ' },
          { text: 'help@firm.example', href: 'mailto:help@firm.example' },
        ]}
      />
    ),
  },
]

const copyButton: Example[] = [{ name: 'text', render: () => <CopyButton text="https://demo.example" /> }]

const dateText: Example[] = [
  { name: 'date', render: () => <DateText date="2026-09-07" /> },
  { name: 'unknown', render: () => <DateText date={null} /> },
]

const heading: Example[] = ([2, 3, 4] as const).map((level) => ({
  name: `level ${level}`,
  render: () => <Heading level={level}>Sep 2026</Heading>,
}))

const icon: Example[] = [
  {
    name: 'all, each beside its word',
    render: () => (
      <Stack direction="row" gap={16}>
        {(Object.keys(paths) as IconName[]).map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </Stack>
    ),
  },
]

const shortName: Example[] = [
  { name: 'short enough', render: () => <ShortName name="Lakshmi" maxLetters={9} /> },
  { name: 'cut', render: () => <ShortName name="Venkata Satya Surya Narayana Raju" maxLetters={9} /> },
  { name: 'cut, Telugu', render: () => <ShortName name="వెంకట సత్య సూర్య నారాయణ రాజు" maxLetters={9} /> },
]

const textLink: Example[] = [
  { name: 'alone', render: () => <TextLink to="/forgot-password">Forgot Password</TextLink> },
  {
    name: 'file, with icon',
    render: () => (
      <TextLink to="/receipts.csv" icon="download" isDocument>
        Download CSV
      </TextLink>
    ),
  },
  {
    name: 'in a sentence',
    render: () => (
      <p>
        See the{' '}
        <TextLink to="/receipts" isInline>
          receipts
        </TextLink>{' '}
        of this plot.
      </p>
    ),
  },
]

export const textExamples: Record<string, Example[]> = {
  amount,
  avatar,
  badge,
  'contact-line': contactLine,
  'copy-button': copyButton,
  'date-text': dateText,
  heading,
  icon,
  'short-name': shortName,
  'text-link': textLink,
}
