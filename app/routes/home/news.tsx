import { ChangeList } from '~/subjects/account/change-list'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Heading } from '~/ui/heading/heading'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import type { Figures } from './figures.server'

/** Changes that the office recorded since the previous visit (X040). */
export function News({ news }: Pick<Figures, 'news'>) {
  if (!news || news.length === 0) return null
  return (
    <section aria-labelledby="news">
      <Stack gap={8}>
        <Heading level={2} id="news">
          {m.newSinceYourLastVisit()}
        </Heading>
        <ChangeList lines={news} />
        <div>
          <TextLink to={paths.changes()}>{m.viewAll()}</TextLink>
        </div>
      </Stack>
    </section>
  )
}
