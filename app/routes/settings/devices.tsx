import { Form } from '@remix-run/react'
import type { SignedInDevice } from '~/contract/sessions'
import { formatDateTime } from '~/domain/dates'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { Badge } from '~/ui/badge/badge'
import { Button } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { hiddenPartsWith, RichText, UpstreamText } from '~/ui/text/text'
import { Stack } from '~/ui/stack/stack'

const MAX_SHOWN = 5

interface DevicesProps {
  devices: EndableDevice[]
  allDevicesKey: string
}

type EndableDevice = SignedInDevice & { idempotencyKey: string }

export function Devices({ devices, allDevicesKey }: DevicesProps) {
  const cards = devices.map((device) => <Device key={device.id} {...device} />)
  const firstCards = cards.slice(0, MAX_SHOWN)
  const furtherCards = cards.slice(MAX_SHOWN)
  return (
    <Card heading={m.whereYouAreLoggedIn()}>
      {firstCards}
      {furtherCards.length > 0 && (
        <Accordion heading={m.countMore({ count: furtherCards.length })} level={3}>
          <Stack>{furtherCards}</Stack>
        </Accordion>
      )}
      <Form method="post" action={paths.endSession()} reloadDocument>
        <CsrfTokenField />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={allDevicesKey} />
        <Button name="session" value="all">
          {m.logOutEverywhere()}
        </Button>
      </Form>
    </Card>
  )
}

function Device({ id, device, lastUsedAt, isCurrent, idempotencyKey }: EndableDevice) {
  const name = <UpstreamText>{device || m.unknownDevice()}</UpstreamText>
  return (
    <Stack gap={8}>
      <p>
        {name}
        <br />
        {m.lastUsed({ time: formatDateTime(lastUsedAt) })}
      </p>
      {isCurrent ? (
        <div>
          <Badge tone="positive">{m.thisDevice()}</Badge>
        </div>
      ) : (
        <Form method="post" action={paths.endSession()} reloadDocument>
          <CsrfTokenField />
          <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
          <Button name="session" value={id}>
            <RichText text={m.logOutDevice()} parts={hiddenPartsWith({ device: name })} />
          </Button>
        </Form>
      )}
    </Stack>
  )
}
