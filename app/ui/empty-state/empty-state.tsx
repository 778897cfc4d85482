import { UpstreamText } from '../text/text'
import { ButtonLink } from '../button/button'
import { TO_HEADING } from '../frame/focus'
import { LayoutPicture } from '../layout-picture/layout-picture'
import { empty } from './empty-state.css'

type EmptyStateProps = {
  action?: { to: string; label: string }
  children: string
  /** Says what will be here, why it is missing, or what to do. */
  hint?: string
  /** For a list of the person's own records: a picture. */
  hasPicture?: boolean
}

export function EmptyState({ action, children, hint, hasPicture }: EmptyStateProps) {
  return (
    <div className={empty}>
      {hasPicture && <LayoutPicture size="small" />}
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
