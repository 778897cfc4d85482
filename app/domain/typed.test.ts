import { expect, it } from 'vitest'
import { indianMobile, indianNumber, plain } from './typed'

it.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Santali', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
  ['Meitei', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
])('X071 %s digits become Latin', (_, digits) => {
  expect(plain(digits)).toBe('0123456789')
})

it.each(['12/A', '₹ 12,500.00', 'प्लॉट', '', '12½', '5²', 'Ⅳ', 'ఎ½'])('X071 "%s" stays unchanged', (text) => {
  expect(plain(text)).toBe(text)
})

it.each([
  ['9849012345', '9849012345'],
  ['98490 12345', '9849012345'],
  ['98490-12345', '9849012345'],
  ['(98490) 123.45', '9849012345'],
  ["'9849012345", '9849012345'],
  ['+91\u00a098490 12345', '9849012345'],
  ['0091 98490 12345', '9849012345'],
  ['919849012345', '9849012345'],
  ['09849012345', '9849012345'],
  ['9112345678', '9112345678'],
  ['6000000000', '6000000000'],
  ['', null],
  ['984901234', null],
  ['98490123456', null],
  ['+1 984 901 2345', null],
  ['9849012345 / 9849012346', null],
  ['98490x2345', null],
])('X022 X041 X060 reads the Indian number "%s" as %s', (written, digits) => {
  expect(indianMobile(written)).toBe(digits)
  expect(indianNumber(written)).toBe(digits)
})

it('X022 X041 X060 a number of a landline is no mobile', () => {
  expect(indianNumber('040 2345 6789')).toBe('4023456789')
  expect(indianMobile('040 2345 6789')).toBeNull()
  expect(indianMobile('5999999999')).toBeNull()
})
