import { UpstreamText } from '../text/text'
import { ButtonLink } from '../button/button'
import { TO_HEADING } from '../frame/focus'
import { empty } from './empty-state.css'

type EmptyStateProps = {
  action?: { to: string; label: string }
  children: string
  /** Says what will be here, why it is missing, or what to do. */
  hint?: string
}

export function EmptyState({ action, children, hint }: EmptyStateProps) {
  return (
    <div className={empty}>
      <p>
        <UpstreamText>{children}</UpstreamText>
      </p>
      {hint && <p>{hint}</p>}
      {action && (
        <ButtonLink to={action.to} state={TO_HEADING}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  )
}
