import type { LineQuery } from '~/contract/queries'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { Card } from '~/ui/card/card'
import { Heading } from '~/ui/heading/heading'
import { Stack } from '~/ui/stack/stack'
import { UpstreamText } from '~/ui/text/text'

/** The newest message first, so that an answer is visible when the page opens. */
export function Thread({ messages, associate }: Pick<LineQuery, 'messages'> & { associate: string }) {
  return (
    <Stack gap={8}>
      <Heading level={2}>{m.messages()}</Heading>
      {messages.toReversed().map(({ isOffice, text, writtenAt }, index) => (
        <Card key={messages.length - index}>
          <p>
            <strong>{isOffice ? m.office() : associate}</strong> · {formatDateTime(writtenAt)}
          </p>
          {text.split('\n').map((line, number) => (
            <p key={number}>
              <UpstreamText>{line}</UpstreamText>
            </p>
          ))}
        </Card>
      ))}
    </Stack>
  )
}
