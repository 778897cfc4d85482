import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { programPath } from '../../tests/factories/program'
import { receiverForThisFile } from '../../tests/factories/receiver'
import { sendTestOtp } from './send-test-otp'

const receiver = receiverForThisFile()

const NONE = { smtp: null, sms: null, webhookUrl: null }

it('X064 send-test-otp sends the code 000000 and prints that the server accepted it', async () => {
  receiver.replies({ status: 200 })
  const child = spawn(
    process.execPath,
    [programPath('reference-api/data/main'), 'send-test-otp', '9000000001'],
    {
      env: { ...process.env, OTP_SMS_URL: `${receiver.url}/send?to={mobile}&text={code}` },
    },
  )
  expect(await text(child.stdout)).toBe('Accepted (SMS).\n')
  expect(receiver.received()).toMatchObject([{ method: 'GET', query: { to: '9000000001', text: '0000' } }])
})

it('X064 send-test-otp names the missing setting or the wrong recipient', async () => {
  await expect(sendTestOtp('9000000001', NONE, 4)).rejects.toThrow('set OTP_SMS_URL or OTP_WEBHOOK_URL')
  await expect(sendTestOtp('a@b.example', NONE, 4)).rejects.toThrow('set OTP_SMTP_URL or OTP_WEBHOOK_URL')
  await expect(sendTestOtp('12345', NONE, 4)).rejects.toThrow('ten digits')
})

it.each([
  [{ status: 403 }, 'status 403'],
  [
    { status: 302, headers: { location: '/elsewhere' } },
    'status 302, a redirect: set the URL that it leads to',
  ],
  ['reset', 'UND_ERR_SOCKET'],
] as const)('X064 after %j send-test-otp says why the code was not accepted', async (reply, reason) => {
  receiver.replies(reply)
  const sms = { url: `${receiver.url}/send?key=secret&to={mobile}&text={code}`, body: null }
  const refused = await sendTestOtp('9000000001', { ...NONE, sms }, 4).catch((error: Error) => error.message)
  expect(refused).toBe(`Not accepted (SMS): ${reason}.`)
})

it('X064 send-test-otp to an email address sends the webhook the purpose confirm-email', async () => {
  receiver.replies({ status: 200 })
  expect(await sendTestOtp('a@b.example', { ...NONE, webhookUrl: receiver.url }, 4)).toBe(
    'Accepted (webhook).',
  )
  expect(JSON.parse(receiver.received()[0]!.body)).toEqual({
    purpose: 'confirm-email',
    language: 'en',
    to: 'a@b.example',
    code: '0000',
  })
})
