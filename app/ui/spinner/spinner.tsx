import { target } from '~/styles/shared.css'
import { ring } from './spinner.css'

export function Spinner() {
  return <span className={ring} aria-hidden="true" />
}

/** In the place of what is still being fetched. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p className={target} role="status">
      <Spinner />
      {children}
    </p>
  )
}
