import { expect, it } from 'vitest'
import { inLanguage } from '~/messages/request-language.server'
import { renderPlain } from '../../../tests/factories/render-plain'
import { NotificationCard } from './notification-card'

it('X071 M088 on a page in Hindi, the button that deletes an English notification names it in English', () => {
  const html = inLanguage('hi', () =>
    renderPlain(
      <NotificationCard
        id="1"
        header="Booking <b>registered</b>"
        html=""
        lang="en"
        date=""
        isNew={false}
        link={null}
        idempotencyKey="key"
      />,
    ),
  )
  expect(html).toMatch(
    /<button.*हटाएँ<span[^>]*> <span lang="en">Booking &lt;b&gt;registered&lt;\/b&gt;<\/span><\/span><\/button>/,
  )
})
