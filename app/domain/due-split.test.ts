import { expect, test } from 'vitest'
import { splitLateCharges } from './due-split'

test.each([
  { paise: 37_240_00, latePaise: 1_240_00, text: '₹36,000 + ₹1,240 late charges' },
  { paise: 1_240_00, latePaise: 1_240_00, text: '₹0 + ₹1,240 late charges' },
  { paise: 37_240_00, latePaise: 0, text: null },
  { paise: 37_240_00, latePaise: null, text: null },
  { paise: null, latePaise: 1_240_00, text: null },
  { paise: 0, latePaise: 1_240_00, text: null },
])('$paise paise with $latePaise paise of late charges read $text', ({ paise, latePaise, text }) => {
  expect(splitLateCharges(paise, latePaise)).toBe(text)
})
