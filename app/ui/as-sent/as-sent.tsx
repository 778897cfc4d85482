import { langOf } from '~/messages/lang-of'

/** A text that may be the upstream's: English words are marked as such on a page in another language (X071). */
export function AsSent({ children }: { children: string }) {
  const lang = langOf(children)
  return lang ? <span lang={lang}>{children}</span> : children
}
