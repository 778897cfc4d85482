import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { Busy } from '../busy/busy'
import { useBusy } from '../busy/use-busy'
import { Toast } from '../toast/toast'
import type { ToastMessage } from '../toast/toast-messages'
import type { NavEntry, NavGroup } from './entry'
import { FindBox, type FindBoxProps } from './find-box'
import { Foot, type FootProps } from './foot'
import * as styles from './frame.css'
import { MENU_ID, Navigation } from './navigation'
import { type Bell, BellLink, type Product, ProductLink } from './top-bar'
import { topBar, topBarWithFind } from './top-bar.css'
import { useFocusOnNavigation } from './focus'
import { type FrameUser, UserMenu } from './user-menu'

type FrameProps = {
  product: Product
  user: FrameUser
  /** The search for customers, receipts, associates, plots and projects. */
  find?: FindBoxProps
  bell?: Bell
  /** Entries of the bottom bar below 1024 px. */
  bar: NavEntry[]
  /** Full menu: in the drawer below 1024 px, in the rail on wider screens. Without groups there is no navigation. */
  menu: NavGroup[]
  toast?: ToastMessage | null
  foot?: FootProps
  children: ReactNode
}

/** The page precedes the navigation, so that screen readers and text browsers reach it first. */
export function Frame({ product, user, find, bell, bar, menu, toast, foot, children }: FrameProps) {
  const isBusy = useBusy()
  const hasMenu = menu.length > 0
  return (
    <div className={hasMenu ? styles.frame : undefined}>
      <SkipLink to="#main">{m.skipToContent()}</SkipLink>
      {hasMenu && <SkipLink to={`#${MENU_ID}`}>{m.skipToMenu()}</SkipLink>}
      <header className={find ? topBarWithFind : topBar}>
        <ProductLink {...product} />
        <Busy isBusy={isBusy} />
        {find && <FindBox {...find} />}
        {bell && <BellLink {...bell} />}
        <UserMenu {...user} />
      </header>
      <Main isBusy={isBusy} toast={toast}>
        {children}
      </Main>
      {hasMenu && <Navigation bar={bar} menu={menu} />}
      {foot && <Foot {...foot} />}
    </div>
  )
}

type SignedOutFrameProps = Pick<FrameProps, 'toast' | 'foot' | 'children'> &
  Partial<Pick<FrameProps, 'product'>>

export function SignedOutFrame({ product, toast, foot, children }: SignedOutFrameProps) {
  const isBusy = useBusy()
  return (
    <div>
      {product && (
        <>
          <SkipLink to="#main">{m.skipToContent()}</SkipLink>
          <header className={topBar}>
            <ProductLink {...product} />
            <Busy isBusy={isBusy} />
          </header>
        </>
      )}
      <Main isBusy={isBusy} toast={toast}>
        {children}
      </Main>
      {foot && <Foot {...foot} />}
    </div>
  )
}

function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <>
      <a className={styles.skip} href={to}>
        {children}
      </a>{' '}
    </>
  )
}

type MainProps = { isBusy: boolean; toast?: ToastMessage | null; children: ReactNode }

function Main({ isBusy, toast, children }: MainProps) {
  useFocusOnNavigation()
  return (
    <main className={styles.main} id="main" tabIndex={-1} aria-busy={isBusy || undefined}>
      <Toast toast={toast} />
      {children}
    </main>
  )
}
