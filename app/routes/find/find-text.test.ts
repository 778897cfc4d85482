import { describe, expect, it } from 'vitest'
import { inLanguage } from '~/messages/request-language.server'
import { findText } from './find-text'

describe('text that Find searches', () => {
  it.each([
    ['Plot 40', '40'],
    ['plot  12/A', '12/A'],
    ['PLOT 10+11', '10+11'],
    ['Plot', 'Plot'],
    ['Plot Lovers Club', 'Plot Lovers Club'],
    ['Plots 40', 'Plots 40'],
    ['40', '40'],
    ['MBG-00001', 'MBG-00001'],
    ['Plot 40 Ravi', '40 Ravi'],
  ])('X041 %j searches %j', (typed, text) => {
    expect(findText(typed)).toBe(text)
  })

  it('X041 on a page in another language the word is known in both languages', () => {
    expect(inLanguage('hi', () => ['प्लॉट 40', 'Plot 40'].map(findText))).toEqual(['40', '40'])
  })
})
