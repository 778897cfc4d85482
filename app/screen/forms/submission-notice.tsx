import { Notice } from '~/ui/notice/notice'
import { TextLink } from '~/ui/text-link/text-link'
import type { SubmissionResult } from './submission-result'

/** The failure of a form that was submitted without JavaScript. With JavaScript, a toast shows the failure. */
export function SubmissionNotice({ result }: { result: SubmissionResult | undefined }) {
  if (result?.status !== 'failed') return null
  const { title, message, link } = result.failure
  return (
    <Notice tone="critical" title={title}>
      {link ? <p>{message}</p> : message}
      {link && <TextLink to={link.to}>{link.label}</TextLink>}
    </Notice>
  )
}
