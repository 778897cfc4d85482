import { expect, it } from 'vitest'
import { receiverForThisFile } from '../../tests/factories/receiver'
import { type SmsGateway, sendSms } from './sms'

const gateway = receiverForThisFile()

/** These values have special characters of URLs, JSON and templates. Real mobiles and codes have digits only. */
const VALUES = { mobile: '90&x="1"{code}$&', code: '04\\17{mobile}' }

async function send(path: string, body: SmsGateway['body'] = null, values = VALUES) {
  gateway.replies({ status: 202 })
  await sendSms({ url: `${gateway.url}${path}`, body }, values)
  return gateway.received()[0]!
}

it('X064 if no body is set, the gateway is called by GET, with values encoded for the URL', async () => {
  const request = await send('/send?to=91{mobile}&text={code}%20is%20your%20OTP&dlt_te_id=1107')
  expect(request).toMatchObject({
    method: 'GET',
    query: { to: `91${VALUES.mobile}`, text: `${VALUES.code} is your OTP`, dlt_te_id: '1107' },
  })
})

it('X064 a JSON body is posted as JSON, with values encoded for JSON strings', async () => {
  const request = await send(
    '/send?key=k',
    '{"to":["91{mobile}"],"text":"{code} is your OTP","dlt":{"id":"1107"}}',
  )
  expect([request.method, request.headers['content-type']]).toEqual(['POST', 'application/json'])
  expect(JSON.parse(request.body)).toEqual({
    to: [`91${VALUES.mobile}`],
    text: `${VALUES.code} is your OTP`,
    dlt: { id: '1107' },
  })
})

it('X064 any other body is posted as a form, with values encoded for form fields', async () => {
  const request = await send('/send', 'to={mobile}&text={code}+is+your+OTP&dlt_te_id=1107')
  expect([request.method, request.headers['content-type']]).toEqual([
    'POST',
    'application/x-www-form-urlencoded',
  ])
  expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
    to: VALUES.mobile,
    text: `${VALUES.code} is your OTP`,
    dlt_te_id: '1107',
  })
})
