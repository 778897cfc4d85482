import { Busy, Loading } from '~/ui/busy/busy'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Toast } from '~/ui/toast/toast'
import type { Example } from '../example'
import { topBar } from '../frame/top-bar.css'

const busy: Example[] = [
  {
    name: 'busy',
    render: () => (
      <div className={topBar}>
        <Busy isBusy />
      </div>
    ),
  },
  { name: 'idle', render: () => <Busy isBusy={false} /> },
]

const emptyState: Example[] = [
  { name: 'sentence', render: () => <EmptyState>No results found</EmptyState> },
  {
    name: 'sentence and hint',
    render: () => <EmptyState hint="Your office adds them.">No results found</EmptyState>,
  },
  {
    name: 'sentence and next step',
    render: () => <EmptyState action={{ to: '?', label: 'Clear search' }}>No Records Found!</EmptyState>,
  },
]

const notice: Example[] = [
  { name: 'info', render: () => <Notice>Registration charges not included</Notice> },
  {
    name: 'warning',
    render: () => (
      <Notice tone="warning">Shown as saved on 7 Sep 2026 4:05 PM. There is no connection now.</Notice>
    ),
  },
  {
    name: 'critical',
    render: () => (
      <Notice tone="critical" title="Login failed">
        Invalid mobile or password
      </Notice>
    ),
  },
  { name: 'positive', render: () => <Notice tone="positive">Your bank details are approved.</Notice> },
]

const spinner: Example[] = [{ name: 'loading', render: () => <Loading /> }]

const toast: Example[] = [
  {
    name: 'success',
    render: () => (
      <Toast
        toast={{
          type: 'success',
          message: 'Bank details sent',
          description: 'We will check them in two days.',
        }}
      />
    ),
  },
  { name: 'error', render: () => <Toast toast={{ type: 'error', message: 'Something went wrong.' }} /> },
  { name: 'none', render: () => <Toast /> },
]

export const noticeExamples: Record<string, Example[]> = {
  busy,
  'empty-state': emptyState,
  notice,
  spinner,
  toast,
}
