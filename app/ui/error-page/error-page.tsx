import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button'
import { Page } from '../page/page'
import { Stack } from '../stack/stack'

export type ErrorPageProps = {
  title: string
  /** Ways on, the best one first. */
  actions: { to: string; label: string }[]
  /** For a call to support. */
  requestId?: string
  children: ReactNode
}

/** Inside a frame: what happened in plain words, and ways on. The ways reload, since the router may be what failed. */
export function ErrorPage({ title, actions, requestId, children }: ErrorPageProps) {
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
      {requestId && <p>Reference: {requestId}</p>}
    </Page>
  )
}
