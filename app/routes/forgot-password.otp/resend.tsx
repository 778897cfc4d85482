import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { resendWait } from '~/domain/otp'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Button } from '~/ui/button/button'
import { Stack } from '~/ui/stack/stack'

/** Without scripts a press is always sent. If it comes too early, the response says how long to wait. */
export function Resend({ secondsLeft }: { secondsLeft: number }) {
  const remaining = useCountdown(secondsLeft)
  return (
    <Form method="post" action={paths.resendOtp()}>
      <CsrfTokenField />
      <Stack gap={4}>
        <p>{remaining > 0 ? resendWait(remaining) : m.noOtpYet()}</p>
        <p role="status">{remaining === 0 && secondsLeft > 0 && m.canResendOtp()}</p>
        <div>
          <Button
            softDisabled={remaining > 0}
            onClick={remaining > 0 ? (event) => event.preventDefault() : undefined}
          >
            {m.resend()}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

/** Counts elapsed time, because the device's clock may be wrong. */
function useCountdown(seconds: number): number {
  const [remaining, setRemaining] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const tick = () => setRemaining(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return remaining
}
