import { expect, it } from 'vitest'
import { aJpeg, anImageBomb, asFile } from '../../factories/images'
import { bankCallsOf, goodRequest } from './bank-calls'
import { demoApiForThisFile } from './demo-api'

const { details, send, countMedia } = bankCallsOf(demoApiForThisFile())

it.each([
  [{ bank_name: '' }, 'bank_name', 'Bank Name is required.'],
  [{ bank_name: 'Bank 2' }, 'bank_name', 'Only alphabetic and special characters are allowed.'],
  [{ bank_name: 'AB' }, 'bank_name', 'Must be at least 3 characters long.'],
  [{ bank_name: 'x'.repeat(61) }, 'bank_name', 'Must not exceed 60 characters.'],
  [{ bank_ac_no: '' }, 'bank_ac_no', 'Account Number is required.'],
  [{ bank_ac_no: '00112233445a' }, 'bank_ac_no', 'Only numbers are allowed.'],
  [{ bank_ac_no: '123456789' }, 'bank_ac_no', 'Must be a minimum of 10 digits.'],
  [{ bank_ac_no: '1'.repeat(19) }, 'bank_ac_no', 'You can enter a max of 18 digits only.'],
  [{ confirm_account_no: '' }, 'confirm_account_no', 'Confirm Account Number is required.'],
  [{ confirm_account_no: '123456789' }, 'confirm_account_no', 'Must be minimum of 10 digits.'],
  [{ confirm_account_no: '1'.repeat(19) }, 'confirm_account_no', 'You can enter max of 18 digits only.'],
  [
    { confirm_account_no: '1122334455' },
    'confirm_account_no',
    'Account number and confirm account number not matched.',
  ],
  [{ ifsc_code: '' }, 'ifsc_code', 'IFSC Code is Required'],
  [{ ifsc_code: 'UTST0ABC12' }, 'ifsc_code', 'Must be minimum of 11 digits.'],
  [{ ifsc_code: 'UTST0ABC1234' }, 'ifsc_code', 'You can enter max of 11 digits only.'],
  [{ ifsc_code: 'UTST1ABC123' }, 'ifsc_code', 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)'],
])('M095 M097 M100 M101 M102 M103 rejects %j and names the field', async (wrong, field, message) => {
  const reply = await send('P6', { ...goodRequest, ...wrong }, [asFile(await aJpeg())])
  expect(reply).toMatchObject({ status: false, message })
  expect(reply.errors[field][0]).toBe(message)
  expect((await details('P6')).pending_request_details).toEqual([])
})

it('M094 reports all errors at once', async () => {
  const reply = await send('P6', {}, [])
  expect(reply).toEqual({
    status: false,
    message: 'Bank Name is required.',
    errors: {
      bank_name: ['Bank Name is required.'],
      bank_ac_no: expect.arrayContaining(['Account Number is required.']),
      confirm_account_no: expect.arrayContaining(['Confirm Account Number is required.']),
      ifsc_code: expect.arrayContaining(['IFSC Code is Required']),
      image: ['Image is required.'],
    },
  })
})

it.each<[string, () => Promise<File[]>, string]>([
  ['M105 a request without a file', async () => [], 'Image is required.'],
  [
    'M104 a text file named .png',
    async () => [asFile(Buffer.from('text'), 'a.png', 'image/png')],
    'Only PNG and JPEG images are allowed.',
  ],
  [
    'M104 an image bomb',
    async () => [asFile(anImageBomb())],
    'The image has too many pixels. Please choose a smaller one.',
  ],
])('%s is rejected and nothing is stored', async (_, images, message) => {
  const mediaBefore = await countMedia()
  const reply = await send('P6', goodRequest, await images())
  expect(reply).toEqual({ status: false, message, errors: { image: [message] } })
  expect(await countMedia()).toBe(mediaBefore)
})
