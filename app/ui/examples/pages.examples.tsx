import { ErrorPage } from '~/ui/error-page/error-page'
import type { NavEntry } from '~/ui/frame/entry'
import { Frame, SignedOutFrame } from '~/ui/frame/frame'
import { ButtonLink } from '../button/button'
import type { Example } from '../example'
import { Figures } from '../figures/figures'
import { Page } from '../page/page'
import { Amount } from '../text/text'

const errorPage: Example[] = [
  {
    name: 'not found',
    render: () => (
      <ErrorPage title="Page not found" actions={[{ to: '/', label: 'Go to Bookings' }]}>
        <p>The address may be mistyped, or the page may have moved.</p>
      </ErrorPage>
    ),
  },
]

const bar: NavEntry[] = [
  { to: '/home', label: 'Home', icon: 'home' },
  { to: '/bookings', label: 'Bookings', icon: 'bookings', current: 'page' },
  { to: '/commission', label: 'Commission', icon: 'commission' },
  { to: '/team', label: 'Team', icon: 'team' },
]

const menu: NavEntry[] = [
  { to: '/home', label: 'Home', icon: 'home' },
  { to: '/commission', label: 'Commission', icon: 'commission' },
  { to: '/bookings', label: 'Bookings', icon: 'bookings', current: 'page' },
  { to: '/team', label: 'Team', icon: 'team' },
  { to: '/reports', label: 'Reports', icon: 'reports' },
  { to: '/gallery', label: 'Gallery', icon: 'gallery' },
  { to: '/projects', label: 'Projects', icon: 'projects' },
  { to: '/bank-details', label: 'Bank Details', icon: 'bank' },
  { to: '/pending-requests', label: 'Pending Requests', icon: 'clock' },
  { to: '/received-commission', label: 'Received CMSN', icon: 'wallet' },
]

export const frame: Example[] = [
  {
    name: 'signed in',
    render: () => (
      <Frame
        product={{ name: 'Plot Partner', to: '/' }}
        user={{
          name: 'Ravi Kumar Teja',
          links: [
            { to: '/profile', label: 'My Profile', icon: 'user' },
            { to: '/change-password', label: 'Change Password', icon: 'lock' },
            { to: '/mobile-update', label: 'Change Mobile', icon: 'phone' },
          ],
          logOut: { action: '/logout', label: 'Log Out', token: { name: 'form_token', value: '' } },
        }}
        find={{ to: '/find', loadField: () => new Promise(() => {}) }}
        bell={{ to: '/notifications', label: 'Notifications', count: 3 }}
        bar={bar}
        menu={[
          { entries: menu },
          {
            label: 'Tools',
            entries: [
              { to: '/plot-availability', label: 'Plot Availability', icon: 'plots' },
              { to: '/plot-price', label: 'Price Calculator', icon: 'calculator' },
            ],
          },
        ]}
      >
        <Page title="Commission">
          <Figures
            items={['Total', 'Net', 'Paid', 'Due'].map((label) => ({
              label,
              value: <Amount paise={999_999_999_00} />,
            }))}
          />
        </Page>
      </Frame>
    ),
  },
  {
    name: 'signed out',
    render: () => (
      <SignedOutFrame product={{ name: 'Plot Partner', to: '/' }}>
        <Page title="Channel Partner Login" width="form">
          <p>Content</p>
        </Page>
      </SignedOutFrame>
    ),
  },
]

export const page: Example[] = [
  {
    name: 'plain',
    render: () => (
      <Page title="Bookings By Month">
        <p>Content</p>
      </Page>
    ),
  },
  {
    name: 'everything',
    render: () => (
      <Page
        title="Receipts"
        lead="Plot 112, వెంకట సత్య సూర్య నారాయణ రాజు, Sri Lakshmi Narasimha Green Meadows Phase 2"
        back={{ to: '/bookings', label: 'Booked plots' }}
        actions={
          <ButtonLink to="/print" icon="download">
            Download PDF
          </ButtonLink>
        }
        print={{ associate: 'Ravi Kumar Teja', booking: 'Plot 112', printedOn: '2026-09-07 16:05:00' }}
      >
        <p>Content</p>
      </Page>
    ),
  },
]

/** Components with their own `<main>` or `<h1>`. */
export const pageExamples: Record<string, Example[]> = { 'error-page': errorPage, frame, page }
