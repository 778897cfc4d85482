import { m } from '~/messages/messages'
import { target } from '~/ui/styles/shared.css'
import { ring } from './spinner.css'

export function Spinner() {
  return <span className={ring} aria-hidden="true" />
}

export function Loading({ children = m.loading() }: { children?: string }) {
  return (
    <p className={target} role="status">
      <Spinner />
      {children}
    </p>
  )
}
