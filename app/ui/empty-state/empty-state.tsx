import { ButtonLink } from '../button/button'
import { TO_HEADING } from '../frame/use-focus-on-navigation'
import { empty } from './empty-state.css'

type EmptyStateProps = {
  action?: { to: string; label: string }
  children: string
}

export function EmptyState({ action, children }: EmptyStateProps) {
  return (
    <div className={empty}>
      <p>{children}</p>
      {action && (
        <ButtonLink to={action.to} state={TO_HEADING}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  )
}
