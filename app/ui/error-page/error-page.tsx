import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button'
import { Page } from '../page/page'
import { Stack } from '../stack/stack'

type ErrorPageProps = {
  title: string
  /** Primary action first. */
  actions: { to: string; label: string }[]
  children: ReactNode
}

/** The links load documents, because the router may have failed. */
export function ErrorPage({ title, actions, children }: ErrorPageProps) {
  return (
    <Page title={title}>
      <div>{children}</div>
      <Stack direction="row" gap={12}>
        {actions.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} isDocument>
            {label}
          </ButtonLink>
        ))}
      </Stack>
    </Page>
  )
}
