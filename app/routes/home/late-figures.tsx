import { paths } from '~/paths/paths'
import { RichText } from '~/ui/text/text'
import { TextLink } from '~/ui/text-link/text-link'

/** Stands in for figures that failed or are late. "Try again" waits longer for them (X011). */
export function LateFigures({ text }: { text: string }) {
  return (
    <p>
      <RichText
        text={text}
        parts={{ link: (words) => <TextLink to={paths.home({ wait: '1' })}>{words}</TextLink> }}
      />
    </p>
  )
}
