import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Page, type PageProps } from '~/ui/page/page'
import { Tabs } from '~/ui/tabs/tabs'

interface CommissionPageProps {
  tab: 'payments' | 'dues'
  print: PageProps['print']
  children: ReactNode
}

/** Layout of Payments and Dues (M174, M192). */
export function CommissionPage({ tab, print, children }: CommissionPageProps) {
  return (
    <Page title={m.commission()} print={print} width="table">
      <Tabs
        label={m.commission()}
        items={[
          { label: m.payments(), to: paths.payments(), isCurrent: tab === 'payments' },
          { label: m.dues(), to: paths.dues(), isCurrent: tab === 'dues' },
        ]}
      />
      {children}
    </Page>
  )
}
