import { describe, expect, it } from 'vitest'
import { success } from '../../tests/factories/wire'
import { wireBankDetails, wireSlide } from '../../tests/factories/wire-media'
import { BankDetailsReply } from './bank'
import { SliderReply } from './projects'

describe('bank details', () => {
  const parse = (fields: object = {}, pending: Record<string, unknown>[] = []) =>
    BankDetailsReply.parse(wireBankDetails({ ...fields }, pending))

  it.each([
    [{ bank_verified: 0, one_rupee_verify: 0 }, true],
    [{ bank_verified: 1, one_rupee_verify: 0 }, false],
    [{ bank_verified: 0, one_rupee_verify: '1' }, false],
    [{ bank_verified: 2, one_rupee_verify: 3 }, true],
    [{ amount_verified: 1 }, true],
  ])('M093 with %j, hasChangeForm is %j', (fields, hasForm) => {
    expect(parse(fields).hasChangeForm).toBe(hasForm)
  })

  it.each([
    [{ bank_verified: 1 }, [{ kind: 'bank', text: 'Is this account yours?' }]],
    [{ amount_verified: '1' }, [{ kind: 'commission amount', text: 'Has the commission arrived?' }]],
    [{ one_rupee_verify: 1 }, [{ kind: 'one rupee', text: 'Has the rupee arrived?' }]],
    [{ bank_verified: 2, amount_verified: 3, one_rupee_verify: null }, []],
  ])('M111 for %j, the awaited verifications are %j', (fields, awaited) =>
    expect(parse(fields).awaited).toEqual(awaited),
  )

  it('M092 uses the rejection text only if its flag is set', () => {
    const text = { is_user_rejected_bank_details_text: 'The name differs.' }
    expect(parse(text).rejectedText).toBeNull()
    expect(parse({ ...text, is_user_rejected_bank_details: 1 }).rejectedText).toBe('The name differs.')
  })

  it.each([null, undefined])('M092 without an account (%j) there is only the change form', (details) => {
    const reply = success({ associate_bank_details: details })
    const nothing = { account: null, rejectedText: null, pending: null, awaited: [] }
    expect(BankDetailsReply.parse(reply)).toEqual({ ...nothing, hasChangeForm: true })
  })
})

it.each([
  [{ thumb_path: null }, { thumbUrl: '/media/2', imageUrl: '/media/2' }],
  [{ img_path: '' }, { thumbUrl: '/media/1', imageUrl: '/media/1' }],
])('M050 with %j, one picture serves both sizes', (fields, urls) => {
  const slides = success({ image_slider: [wireSlide(fields)] })
  expect(SliderReply.parse(slides)[0]).toMatchObject(urls)
})
