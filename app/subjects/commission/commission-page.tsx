import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Page, type PageProps } from '~/ui/page/page'
import { Tabs } from '~/ui/tabs/tabs'

interface CommissionPageProps {
  tab: 'payments' | 'dues' | 'tax'
  /** True if the upstream offers `taxes`. */
  hasTax: boolean
  print: PageProps['print']
  children: ReactNode
}

/** Layout of Payments, Dues and Tax (M174, M192, X093). */
export function CommissionPage({ tab, hasTax, print, children }: CommissionPageProps) {
  return (
    <Page title={m.commission()} print={print} width="table">
      <Tabs
        label={m.commission()}
        items={[
          { label: m.payments(), to: paths.payments(), isCurrent: tab === 'payments' },
          { label: m.dues(), to: paths.dues(), isCurrent: tab === 'dues' },
          ...(hasTax ? [{ label: m.tax(), to: paths.tax(), isCurrent: tab === 'tax' }] : []),
        ]}
      />
      {children}
    </Page>
  )
}
