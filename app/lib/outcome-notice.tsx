import { Notice } from '~/ui/notice/notice'
import { TextLink } from '~/ui/text-link/text-link'
import type { Outcome } from './outcome'
import { adviceOf } from './unconfirmed'

/** The failure message of a one-button form, in plain HTML. */
export function OutcomeNotice({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome || outcome.isDone) return null
  const { message, check } = outcome
  if (!check) return <Notice tone="critical">{message}</Notice>
  return (
    <Notice tone="critical" title={message}>
      <p>{adviceOf(check)}</p>
      <TextLink to={check.to}>{check.label}</TextLink>
    </Notice>
  )
}
