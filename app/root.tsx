import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { env } from '~/env.server'
import { PageRefresh, Stylesheet, useNonce } from '~/lib/document'
import { PageTitle } from '~/lib/page-title'
import { ScreenError, useErrorToast } from '~/lib/screen-error'
import { barFor, menuFor } from '~/menu'
import { paths } from '~/paths'
import { deliveryMode } from '~/session/delivery.server'
import { getPreferences } from '~/session/preferences.server'
import { keepAtForcedChange } from '~/session/guard.server'
import { refreshSession } from '~/session/refresh.server'
import { takeToast } from '~/session/toast.server'
import '~/styles/global'
import type { NavEntry } from '~/ui/frame/entry'
import { Frame, SignedOutFrame } from '~/ui/frame/frame'

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ session, cookie }, { toast, headers: toastHeaders }] = await Promise.all([
    refreshSession(request),
    takeToast(request),
  ])
  keepAtForcedChange(request, session)
  const headers = new Headers(toastHeaders ?? undefined)
  if (cookie) headers.append('Set-Cookie', cookie)
  return data(
    {
      productName: env.productName,
      user: session?.user ?? null,
      bookingsUrl: session?.bookingsUrl ?? null,
      commissionUrl: session?.commissionUrl ?? null,
      mode: deliveryMode(request),
      preferences: getPreferences(request),
      toast,
    },
    { headers },
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const root = useRouteLoaderData<typeof loader>('root')
  const theme = root?.preferences.theme ?? 'system'
  const textSize = root?.preferences.textSize ?? 'normal'
  return (
    <html
      lang="en-IN"
      data-theme={theme === 'system' ? undefined : theme}
      data-text-size={textSize === 'normal' ? undefined : textSize}
      data-delivery={root?.mode}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <PageTitle />
        <PageRefresh hasScripts={root?.mode === 'full'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {import.meta.env.DEV ? <Links /> : <Stylesheet />}
      </head>
      <body>
        <FrameAround>{children}</FrameAround>
        {root?.mode === 'full' && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** The user menu, before Log Out (checklist M011). */
const USER_LINKS: NavEntry[] = [
  { to: paths.profile(), label: 'My Profile', icon: 'user' },
  { to: paths.changePassword(), label: 'Change Password', icon: 'lock' },
  { to: paths.updateMobile(), label: 'Change Mobile', icon: 'phone' },
]

function FrameAround({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const errorToast = useErrorToast()
  const product = { name: root?.productName ?? 'Plot Partner', to: paths.root() }
  const toast = errorToast ?? root?.toast ?? null
  if (!root?.user) {
    return (
      <SignedOutFrame product={product} toast={toast}>
        {children}
      </SignedOutFrame>
    )
  }
  const { user, bookingsUrl, commissionUrl } = root
  const isForced = pathname === paths.forcedChangePassword()
  const menuInput = { user, bookingsUrl, commissionUrl, pathname }
  return (
    <Frame
      product={product}
      user={{
        name: root.user.name,
        links: isForced ? [] : USER_LINKS,
        logOut: { action: paths.logout(), label: 'Log Out' },
      }}
      bar={isForced ? [] : barFor(menuInput)}
      menu={isForced ? [] : menuFor(menuInput)}
      toast={toast}
    >
      {children}
    </Frame>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ScreenError />
}
