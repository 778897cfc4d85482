import { expect, it } from 'vitest'
import { m } from '~/messages/messages'
import { renderPlain } from '../../../tests/factories/render-plain'
import { hiddenParts, RichText } from './text'

it.each(['Padma\nKumari', '</hidden> Rao', '<hidden>x', '<number/> & <b>Co</b>', '{name}', '\u0003'])(
  'X104 the name %j in a message is text, whatever it contains',
  (name) => {
    const html = renderPlain(<RichText text={m.clearSection({ section: name })} parts={hiddenParts} />)
    expect(textOf(html)).toBe(`Clear ${name}`)
    expect(textOf(/<span[^>]*>(.*)<\/span>/s.exec(html)?.[1] ?? '')).toBe(` ${name}`)
  },
)

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
