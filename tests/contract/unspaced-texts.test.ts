import { expect, it } from 'vitest'
import { findUnspacedTexts } from '../setup/unspaced-texts'

it.each([
  ['<a>Login</a><a>Forgot Password</a>', ['Login|Forgot Password']],
  ['<b>Foo</b><svg><title>Icon</title><path/></svg><b>Bar</b>', ['Foo|Bar']],
  ['Foo<svg><path></path></svg>Bar', ['Foo|Bar']],
  ['Foo<noscript><p>No scripts</p></noscript>Bar', ['Foo|Bar']],
  ['<a>Login</a> <a>Forgot Password</a>', []],
  ['<p>Login</p><p>Forgot Password</p>', []],
  ['Foo<!-- -->Bar', []],
])('the unspaced texts of %s are %j', (html, expected) => {
  expect(findUnspacedTexts(html)).toEqual(expected)
})
