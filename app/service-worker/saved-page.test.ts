import { expect, it } from 'vitest'
import { pageWith, stripScripts, withNotice } from './saved-page'

const page = [
  '<!DOCTYPE html><html lang="en-IN" data-delivery="full"><head><title>Plot Partner - Bookings</title>',
  '<noscript><meta http-equiv="refresh" content="3600;url=/logout?reason=idle"/></noscript>',
  '<style nonce="n" data-href="/assets/ui-1.css">a{color:red}</style>',
  '<link rel="modulepreload" href="/assets/root.js"/></head>',
  '<body><nav><a href="/a" aria-current="page">Bookings</a></nav><main class="m" id="main"><h1>Bookings</h1></main>',
  '<script nonce="n">window.x = "</main>"</script><script type="module" async="">import "/a.js"</script></body></html>',
].join('')

it('M020 a saved copy has no scripts and no refresh, and links the cached stylesheet', () => {
  const plain = stripScripts(page)
  expect(plain).not.toMatch(/<script|modulepreload|noscript|http-equiv|<style|delivery="full"/)
  expect(plain).toContain('<link rel="stylesheet" href="/assets/ui-1.css">')
  expect(plain).toContain('<main class="m" id="main"><h1>Bookings</h1></main>')
})

it('M026 shows the time of saving in India and the reason', () => {
  const shown = withNotice(stripScripts(page), Date.UTC(2026, 8, 7, 10, 35), 'Failed to fetch <b>')
  expect(shown).toContain('<p>Saved copy from 7 Sep 2026 4:05 PM, may be out of date</p>')
  expect(shown).toContain('Error: Failed to fetch &#60;b&#62;')
  expect(shown.indexOf('data-saved-copy')).toBeLessThan(shown.indexOf('<h1>'))
})

it('M020 puts the content of another page into its frame', () => {
  const main = '<main id="main"><h1>Plots $& $1</h1><script>1</script></main>'
  const other = pageWith(stripScripts(page), { title: 'Plot Partner - A & B', main })
  expect(other).toContain('<title>Plot Partner - A &#38; B</title>')
  expect(other).toContain('<main id="main"><h1>Plots $& $1</h1></main>')
  expect(other).not.toMatch(/<h1>Bookings|aria-current/)
})
