import { describe, expect, it } from 'vitest'
import { success } from '../../tests/factories/wire'
import { wireBankDetails, wireSlide } from '../../tests/factories/wire-media'
import { BankDetailsReply } from './bank'
import { SliderReply } from './projects'

describe('bank details', () => {
  const parse = (fields: object = {}, pending: Record<string, unknown>[] = []) =>
    BankDetailsReply.parse(wireBankDetails({ ...fields }, pending))

  it.each([
    [0, 0, true],
    [1, 0, false],
    [0, '1', false],
    ['1', 1, false],
    [2, 3, true],
  ])('M093 with bank_verified %j and one_rupee_verify %j, hasChangeForm is %j', (bank, rupee, hasForm) => {
    expect(parse({ bank_verified: bank, one_rupee_verify: rupee }).hasChangeForm).toBe(hasForm)
  })

  it('M093 a pending commission amount does not hide the form', () => {
    expect(parse({ amount_verified: 1 }).hasChangeForm).toBe(true)
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
    expect(BankDetailsReply.parse(reply)).toEqual({
      account: null,
      rejectedText: null,
      pending: null,
      hasChangeForm: true,
      awaited: [],
    })
  })
})

describe('slides', () => {
  const parse = (fields: object) =>
    SliderReply.parse(success({ image_slider: [wireSlide({ ...fields })] }))[0]

  it.each([
    [{ thumb_path: null }, { thumbUrl: '/media/2', imageUrl: '/media/2' }],
    [{ img_path: '' }, { thumbUrl: '/media/1', imageUrl: '/media/1' }],
  ])('M050 with %j, one picture serves both sizes', (fields, urls) => {
    expect(parse(fields)).toMatchObject(urls)
  })
})
