import { Form } from '@remix-run/react'
import type { SignedInDevice } from '~/api/contract/sessions'
import { formatDateTime } from '~/domain/dates'
import { CsrfTokenField } from '~/forms/csrf-token-field'
import { paths } from '~/paths'
import { IDEMPOTENCY_KEY } from '~/forms/idempotency-key'
import { Accordion } from '~/ui/accordion/accordion'
import { Badge } from '~/ui/badge/badge'
import { Button } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { Stack } from '~/ui/stack/stack'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'

const MAX_SHOWN = 5

interface DevicesProps {
  devices: SignedInDevice[]
  idempotencyKeys: string[]
}

/** Form keys: one per device, and the last for all devices. */
export function Devices({ devices, idempotencyKeys }: DevicesProps) {
  const all = devices.map((device, index) => (
    <Device key={device.id} {...device} idempotencyKey={idempotencyKeys[index] ?? ''} />
  ))
  const shown = all.slice(0, MAX_SHOWN)
  const others = all.slice(MAX_SHOWN)
  return (
    <Card heading="Where you are logged in">
      {shown}
      {others.length > 0 && (
        <Accordion heading={`${others.length} more`} level={3}>
          <Stack>{others}</Stack>
        </Accordion>
      )}
      <Form method="post" action={paths.endSession()} reloadDocument>
        <CsrfTokenField />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKeys.at(-1)} />
        <Button name="session" value="all">
          Log out everywhere
        </Button>
      </Form>
    </Card>
  )
}

function Device({
  id,
  device,
  lastUsedAt,
  isCurrent,
  idempotencyKey,
}: SignedInDevice & { idempotencyKey: string }) {
  const name = device || 'Unknown device'
  return (
    <Stack gap={8}>
      <p>
        {name}
        <br />
        Last used {formatDateTime(lastUsedAt)}
      </p>
      {isCurrent ? (
        <div>
          <Badge tone="positive">This device</Badge>
        </div>
      ) : (
        <Form method="post" action={paths.endSession()} reloadDocument>
          <CsrfTokenField />
          <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
          <Button name="session" value={id}>
            Log out<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </Stack>
  )
}
