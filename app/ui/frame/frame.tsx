import { type ReactNode, useRef } from 'react'
import { Busy } from '../busy/busy'
import { useBusy } from '../busy/use-busy'
import { Toast } from '../toast/toast'
import type { ToastMessage } from '../toast/toast-messages'
import type { NavEntry, NavGroup } from './entry'
import * as styles from './frame.css'
import { Navigation } from './navigation'
import { type Bell, BellLink, type Product, ProductLink } from './top-bar'
import { topBar } from './top-bar.css'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { type FrameUser, UserMenu } from './user-menu'

export type FrameProps = {
  product: Product
  user: FrameUser
  bell?: Bell
  /** Bottom bar on phones, left rail on wide screens: exactly these entries. */
  bar: NavEntry[]
  /** The full menu in the slider; without entries there is no Menu, and without both no navigation. */
  menu: NavGroup[]
  toast?: ToastMessage | null
  children: ReactNode
}

export function Frame({ product, user, bell, bar, menu, toast, children }: FrameProps) {
  const isBusy = useBusy()
  const leadsOn = bar.length > 0 || menu.some(({ entries }) => entries.length > 0)
  return (
    <div className={leadsOn ? styles.frame : undefined}>
      <SkipLink />
      <header className={topBar}>
        <ProductLink {...product} />
        <Busy isBusy={isBusy} />
        {bell && <BellLink {...bell} />}
        <UserMenu {...user} />
      </header>
      {leadsOn && <Navigation bar={bar} menu={menu} />}
      <Main isBusy={isBusy} toast={toast}>
        {children}
      </Main>
    </div>
  )
}

export type SignedOutFrameProps = { product: Product; toast?: ToastMessage | null; children: ReactNode }

/** For those who have not signed in: the product's name and nothing else. */
export function SignedOutFrame({ product, toast, children }: SignedOutFrameProps) {
  const isBusy = useBusy()
  return (
    <div>
      <SkipLink />
      <header className={topBar}>
        <ProductLink {...product} />
        <Busy isBusy={isBusy} />
      </header>
      <Main isBusy={isBusy} toast={toast}>
        {children}
      </Main>
    </div>
  )
}

function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  )
}

type MainProps = { isBusy: boolean; toast?: ToastMessage | null; children: ReactNode }

function Main({ isBusy, toast, children }: MainProps) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  return (
    <main className={styles.main} id="main" tabIndex={-1} ref={main} aria-busy={isBusy || undefined}>
      <Toast toast={toast} />
      {children}
    </main>
  )
}
