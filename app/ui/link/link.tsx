import { Link as RouterLink, type LinkProps as RouterLinkProps } from '@remix-run/react'
import { forwardRef } from 'react'

type LinkProps = Omit<RouterLinkProps, 'to' | 'discover' | 'prefetch' | 'relative'> & { to: string }

/** A path or a URL; other targets depend on the current address. */
const IS_WHOLE = /^(\/|[a-z]+:)/

/** A link that scripts follow without loading a document. The server writes the same markup without the router, in a fifth of the time. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...props }, ref) {
  if (!import.meta.env.SSR || !IS_WHOLE.test(to))
    return <RouterLink to={to} discover="none" {...props} ref={ref} />
  const { preventScrollReset, reloadDocument, replace, state, children, ...attributes } = props
  return (
    <a {...attributes} href={to} ref={ref}>
      {children}
    </a>
  )
})
