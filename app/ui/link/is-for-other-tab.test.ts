import { expect, it } from 'vitest'
import { isForOtherTab } from './is-for-other-tab'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it('an ordinary click stays in the tab', () => {
  expect(isForOtherTab(click)).toBe(false)
})

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is left to the browser',
  (change) => {
    expect(isForOtherTab({ ...click, ...change })).toBe(true)
  },
)
