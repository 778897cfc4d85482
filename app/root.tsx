import { data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { bellCount, seenUntil } from '~/subjects/account/notification-count.server'
import type { Capability } from '~/domain/capabilities'
import { apiFor } from '~/api/client.server'
import { newCaller, type RequestArgs } from '~/api/caller.server'
import { env } from '~/env.server'
import { BrowserSession } from '~/browser/browser-session'
import { isCustomerPage } from '~/paths/screen-at'
import { BarColour, DocumentHead, PAGE_WEIGHT, Stylesheets, useNonce } from '~/browser/document'
import { PageTitle } from '~/screen/page-title'
import { ScreenError, useErrorToast } from '~/screen/screen-error'
import { useScreenToast } from '~/screen/screen-toast'
import { barFor, menuFor, officeMenuFor } from '~/screen/menu'
import { contactParts } from '~/domain/support-contact'
import { CHANNEL_PARTNER } from '~/domain/user-type'
import { m } from '~/messages/messages'
import { AREAS, areaAt } from '~/paths/area'
import { paths } from '~/paths/paths'
import { copiesFor } from '~/session/copies.server'
import { type DeliveryMode, deliveryMode } from '~/session/delivery.server'
import { CSRF_TOKEN } from '~/session/csrf-token'
import { csrfTokenFor } from '~/session/csrf-token.server'
import { getPreferences, PreferencesSchema } from '~/session/preferences.server'
import { keepAtForcedChange } from '~/session/guard.server'
import { isPrefetch, secondsLeft } from '~/session/idle-timeout.server'
import { LIFETIMES } from '~/session/lifetimes.server'
import { refreshSession } from '~/session/refresh.server'
import type { Session } from '~/session/session.server'
import { draftKeyFor } from '~/session/draft-key.server'
import { takeToast } from '~/session/toast.server'
import '~/ui/styles/global'
import type { NavEntry } from '~/ui/frame/entry'
import { Frame, SignedOutFrame } from '~/ui/frame/frame'

export { skipRevalidationOnError as shouldRevalidate } from '~/screen/forms/revalidation'

/** A prefetch leaves a pending toast for the page that the person visits. */
const NO_TOAST = { toast: null, headers: null }

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  if (isCustomerPage(new URL(request.url).pathname)) return data(withoutSession(args))
  const [{ session, cookies }, { toast, headers: toastHeaders }] = await Promise.all([
    refreshSession(args),
    isPrefetch(request) ? NO_TOAST : takeToast(args),
  ])
  keepAtForcedChange(request, session)
  const preferences = getPreferences(args)
  const { theme, textSize, findShortcut } = preferences
  const area = areaAt(new URL(request.url).pathname)
  const mode = deliveryMode(args)
  const headers = new Headers(toastHeaders ?? undefined)
  const csrfToken = csrfTokenFor(args, session)
  const frame = await loadFrame(args, session)
  const leavesInSeconds = session ? await secondsLeft(session) : null
  for (const cookie of cookies?.getSetCookie() ?? []) headers.append('Set-Cookie', cookie)
  if (csrfToken.cookie && !isPrefetch(request)) headers.append('Set-Cookie', csrfToken.cookie)
  return data(
    {
      productName: env.productName,
      contact: contactParts(env.supportContact ?? ''),
      user: session?.user ?? null,
      mustChangePassword: session?.mustChangePassword ?? false,
      firmName: session?.firmName ?? '',
      bookingsUrl: session?.bookingsUrl ?? null,
      commissionUrl: session?.commissionUrl ?? null,
      mode,
      preferences: { theme, textSize, findShortcut },
      // The office keeps no copies, and leaves those of an associate alone.
      copies: area === 'office' ? '' : copiesFor(session, preferences, mode, leavesInSeconds),
      draftKey: session && draftKeyFor(session),
      csrfToken: csrfToken.token,
      idleSeconds: LIFETIMES[area].idleSeconds,
      leavesInSeconds,
      build: context.build,
      ...frame,
      toast,
    },
    { headers },
  )
}

/** For customers, who have no account: neither reads nor sets a cookie. */
function withoutSession({ context }: RequestArgs) {
  return {
    productName: env.productName,
    contact: contactParts(env.supportContact ?? ''),
    user: null,
    mustChangePassword: false,
    firmName: '',
    bookingsUrl: null,
    commissionUrl: null,
    mode: 'lite' as const,
    preferences: PreferencesSchema.parse({}),
    copies: '',
    draftKey: null,
    csrfToken: '',
    idleSeconds: env.idleSeconds,
    leavesInSeconds: null,
    build: context.build,
    unread: 0,
    offers: [],
    toast: null,
  }
}

interface FrameData {
  unread: number
  offers: readonly Capability[]
}

/** The bell's count, which is 0 while notifications are read, and the capabilities for links of the frame. A forced password change hides the bell and these links. */
async function loadFrame(args: RequestArgs, session: Session | null): Promise<FrameData> {
  if (!session || session.mustChangePassword || session.area === 'office') return { unread: 0, offers: [] }
  const api = apiFor(newCaller(args, session.token, { user: session.user.id }), session.user.id)
  const isReading = new URL(args.request.url).pathname === paths.notifications()
  const [unread, offers] = await Promise.all([
    isReading ? 0 : bellCount(api, session.token, seenUntil(args, session.user.id)),
    session.user.type === CHANNEL_PARTNER ? api.capabilities.all() : [],
  ])
  return { unread, offers }
}

let lastRoot: ReturnType<typeof useRouteLoaderData<typeof loader>>

/** In the browser, an error page without root data still shows the person of the last page. */
function useRoot() {
  const root = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    if (root) lastRoot = root
  }, [root])
  return root ?? lastRoot
}

interface ScreenHandle {
  /** The screen has no scripts, even if the person's mode is full. */
  isLite?: boolean
  /** The address is private: search engines must not list it, and sites that the screen links to must not see it. */
  isUnlisted?: boolean
}

function useDelivery(): DeliveryMode | undefined {
  const isLite = useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.isLite)
  const mode = useRoot()?.mode
  return isLite ? 'lite' : mode
}

const useIsUnlisted = () =>
  useMatches().some(({ handle }) => (handle as ScreenHandle | undefined)?.isUnlisted)

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const root = useRoot()
  const delivery = useDelivery()
  const isUnlisted = useIsUnlisted()
  const theme = root?.preferences.theme ?? 'system'
  const textSize = root?.preferences.textSize ?? 'normal'
  return (
    <html
      lang={m.languageTag()}
      data-theme={theme === 'system' ? undefined : theme}
      data-text-size={textSize === 'normal' ? undefined : textSize}
      data-delivery={delivery}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <PageTitle />
        <BarColour theme={theme} />
        {import.meta.env.DEV ? <Links /> : <Stylesheets />}
        {/* Only the server renders these elements: on hydration, React ignores extra elements at the end of the head. */}
        {import.meta.env.SSR && (
          <DocumentHead
            hasScripts={delivery === 'full'}
            isUnlisted={isUnlisted}
            leavesInSeconds={root?.leavesInSeconds ?? null}
          />
        )}
      </head>
      <body>
        <FrameAround>{children}</FrameAround>
        <TabSession />
        {delivery === 'full' && (
          <>
            <ScrollRestoration nonce={nonce} />
            {/* Only the server renders script elements: in the browser they have loaded already. */}
            {import.meta.env.SSR && <Scripts nonce={nonce} />}
          </>
        )}
      </body>
    </html>
  )
}

/** Background work of the tab after hydration. */
function TabSession() {
  const root = useRoot()
  const isHydrated = useHydrated()
  if (!isHydrated || !root) return null
  return (
    <BrowserSession
      draftKey={root.draftKey}
      idleSeconds={root.idleSeconds}
      copies={root.copies}
      build={root.build}
    />
  )
}

const userLinks = (offers: readonly Capability[]): NavEntry[] => [
  { to: paths.profile(), label: m.myProfile(), icon: 'user' },
  { to: paths.changePassword(), label: m.changePassword(), icon: 'lock' },
  { to: paths.updateMobile(), label: m.changeMobile(), icon: 'phone' },
  ...(offers.includes('activity') ? [activity()] : []),
  { to: paths.settings(), label: m.settings(), icon: 'settings' },
]
const activity = (): NavEntry => ({ to: paths.activity(), label: m.accountActivityScreen(), icon: 'clock' })

const FIND = {
  to: paths.find(),
  loadField: () => import('~/subjects/find/find-combobox').then(({ FindInBar }) => FindInBar),
}

function FrameAround({ children }: { children: ReactNode }) {
  const root = useRoot()
  const { pathname } = useLocation()
  const hasFailed = useRouteError() != null
  const errorToast = useErrorToast()
  const screenToast = useScreenToast()
  const area = areaAt(pathname)
  const { start, logout } = AREAS[area]
  const name = area === 'office' && root?.firmName ? m.firmOffice({ firm: root.firmName }) : root?.productName
  const product = { name: name ?? 'Plot Partner', to: area === 'office' ? start() : paths.root() }
  const toast = errorToast ?? root?.toast ?? screenToast
  const note = root?.mode === 'lite' ? m.thisPageUsed({ kilobytes: PAGE_WEIGHT }) : undefined
  const footLinks = [
    // The settings are an associate's.
    ...(area === 'office' ? [] : [{ to: paths.settings(), label: m.dataSaver() }]),
    { to: paths.accessibility(), label: m.accessibility() },
  ]
  const isUnlisted = useIsUnlisted()
  const showsContact = !root?.user || hasFailed
  const foot = { contact: showsContact ? root?.contact : undefined, note, links: footLinks }
  if (!root?.user) {
    return (
      // A page for a customer is the firm's paper, not a page of the portal.
      <SignedOutFrame toast={toast} {...(!isUnlisted && { product, foot })}>
        {children}
      </SignedOutFrame>
    )
  }
  const isForced = root.mustChangePassword || pathname === paths.forcedChangePassword()
  const { links, ...parts } = isForced
    ? { links: [], bar: [], menu: [] }
    : area === 'office'
      ? partsOfOffice(pathname)
      : partsOfPortal({ ...root, user: root.user }, pathname)
  const logOut = {
    action: logout(),
    label: m.logOut(),
    token: { name: CSRF_TOKEN, value: root.csrfToken },
  }
  return (
    <Frame
      product={product}
      user={{ name: root.user.name, links, logOut }}
      toast={toast}
      foot={isForced ? undefined : foot}
      {...parts}
    >
      {children}
    </Frame>
  )
}

type Root = NonNullable<ReturnType<typeof useRoot>>

function partsOfPortal(root: Root & { user: NonNullable<Root['user']> }, pathname: string) {
  const { user, bookingsUrl, commissionUrl, offers, unread } = root
  const menuInput = { user, bookingsUrl, commissionUrl, offers, pathname }
  return {
    links: userLinks(offers),
    find: offers.includes('find') ? FIND : undefined,
    bell: { to: paths.notifications(), label: m.notifications(), count: unread },
    bar: barFor(menuInput),
    menu: menuFor(menuInput),
  }
}

const partsOfOffice = (pathname: string) => ({
  links: [{ to: paths.officePassword(), label: m.changePassword(), icon: 'lock' } satisfies NavEntry],
  ...officeMenuFor(pathname),
})

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ScreenError />
}
