import { expect, it } from 'vitest'
import { anImageBomb, asFile } from '../../factories/images'
import { bankCallsOf, goodRequest } from './bank-calls'
import { demoApiForThisFile } from './demo-api'

const { send, countMedia } = bankCallsOf(demoApiForThisFile())

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
