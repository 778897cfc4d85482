import { expect, it } from 'vitest'
import { screenAt } from './screen-at'

const screens = { all: { address: '/dues' }, own: { address: '/dues-of-mine' } }

it.each([
  ['/dues', 'all'],
  ['/dues/4', 'all'],
  ['/dues-of-mine', 'own'],
  ['/Dues-Of-Mine/4', 'own'],
  ['/dues%2Dof%2Dmin%65/4', 'own'],
  ['/dues-of-mine/100%', 'own'],
])('M008 at %s the open screen is "%s"', (pathname, name) => {
  expect(screenAt(screens, pathname)).toBe(name)
})

it('M008 fails for an unknown address', () => {
  expect(() => screenAt(screens, '/dues.csv')).toThrow('No screen at /dues.csv.')
})
