import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Avatar } from './avatar'

test.each([
  ['Ravi Kumar Teja', 'RKT'],
  ['  sneha  bandaru ', 'SB'],
  ['శ్రీ లక్ష్మి', 'శ్రీల'],
])('M055 the initials of "%s" are "%s"', (name, letters) => {
  const html = renderPlain(<Avatar name={name} />)
  expect(html).toContain(`aria-label="Initials ${letters}"`)
  expect(html).toContain(`>${letters}<`)
})
