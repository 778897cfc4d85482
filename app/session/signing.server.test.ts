import { expect, it } from 'vitest'
import { env } from '~/env.server'
import { isSigned, sign } from './signing.server'

it('a signature has 132 bits and is valid only for its purpose and parts', () => {
  const signature = sign('form', 'a', 'b')
  expect(signature).toMatch(/^[\w-]{22}$/)
  expect(isSigned(signature, 'form', 'a', 'b')).toBe(true)
  expect(isSigned(signature, 'draft', 'a', 'b')).toBe(false)
  expect(isSigned(signature, 'form', 'ab')).toBe(false)
  expect(isSigned(signature, 'form', 'a,b')).toBe(false)
  expect(isSigned(signature, 'form', 'b', 'a')).toBe(false)
})

it.each(['', 'x', 'x'.repeat(22), 'x'.repeat(23), 'ü'.repeat(22)])('rejects %j', (signature) => {
  expect(isSigned(signature, 'form', 'a')).toBe(false)
})

it('verifies with an older secret too, and signs with the newest', () => {
  env.sessionSecrets = ['an-old-secret-an-old-secret-an-old-secret']
  const oldSignature = sign('form', 'a')
  env.sessionSecrets = ['a-new-secret-a-new-secret-a-new-secret', ...env.sessionSecrets]
  expect(isSigned(oldSignature, 'form', 'a')).toBe(true)
  expect(sign('form', 'a')).not.toBe(oldSignature)
  env.sessionSecrets = ['a-new-secret-a-new-secret-a-new-secret']
  expect(isSigned(oldSignature, 'form', 'a')).toBe(false)
})
