import { langOf } from '~/messages/page-language'

/** A text that may come from the upstream. On a page in another language, English text gets a `lang` attribute (X071). */
export function UpstreamText({ children }: { children: string }) {
  const lang = langOf(children)
  return lang ? <span lang={lang}>{children}</span> : children
}
