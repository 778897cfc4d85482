import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { ShortName } from './short-name'

const render = (name: string) => renderPlain(<ShortName name={name} maxLetters={9} />)

test.each(['', 'Lakshmi', 'Lakshmi N', 'లక్ష్మీనారాయణ'])('M163 “%s” is not truncated', (name) => {
  expect(render(name)).toBe(`<span>${name}</span>`)
})

test.each([
  ['Lakshmi Narayana', 'Lakshmi N…'],
  ['Srinivas Rao', 'Srinivas…'],
  ['రాము లీల సీతా గీత', 'రాము లీల సీతా…'],
])('M163 “%s” is truncated to “%s”, except for screen readers', (name, shown) => {
  expect(render(name)).toMatch(
    new RegExp(
      `^<span title="${name}"><span class="[^"]+" aria-hidden="true">${shown}</span><span [^>]*>${name}</span></span>$`,
    ),
  )
})
