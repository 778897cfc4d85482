import { expect, it } from 'vitest'
import { inLanguage } from '~/messages/request-language.server'
import * as words from './upstream-words'

it.each([
  [words.facingName, 'North-East', 'उत्तर-पूर्व', 'ఈశాన్యం'],
  [words.facingName, 'north east', 'उत्तर-पूर्व', 'ఈశాన్యం'],
  [words.plotStatusName, 'Landowner share', 'ज़मीन मालिक का हिस्सा', 'భూ యజమాని వాటా'],
  [words.paymentTypeName, 'Cheque', 'चेक', 'చెక్'],
  [words.instalmentName, 'Booking Amount', 'बुकिंग राशि', 'బుకింగ్ అమౌంట్'],
  [words.cashActionName, 'ACCEPT', 'स्वीकार करें', 'అంగీకరించండి'],
  [words.figureName, 'Receipt Net', 'नेट रसीद', 'నెట్ రసీదు'],
  [words.tenureName, '36 Months', '36 महीने', '36 నెలలు'],
  [
    words.deviceName,
    'Samsung Internet on Android',
    'Android पर Samsung Internet',
    'Androidలో Samsung Internet',
  ],
  [words.maskedNumber, 'ending 1234', 'अंत में 1234', 'చివర 1234'],
  [words.deviceName, 'A browser on Windows', 'Windows पर ब्राउज़र', 'Windowsలో బ్రౌజర్'],
  [words.monthName, 'Sep 2026', 'सित 2026', 'సెప్టెం 2026'],
  [words.monthName, 'September 2026', 'सित 2026', 'సెప్టెం 2026'],
] as const)('X071 %o writes %s in the language of the page', (name, word, hindi, telugu) => {
  expect([name(word), inLanguage('hi', () => name(word)), inLanguage('te', () => name(word))]).toEqual([
    word,
    hindi,
    telugu,
  ])
})

it.each(Object.values(words))('X071 %o leaves an unknown word unchanged', (name) => {
  for (const word of ['', 'To the lake', 'constructor', 'Foo 2026', 'Market 2026', '36 Months or more'])
    expect(inLanguage('hi', () => name(word))).toBe(word)
})
