import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { SiteMapFrame } from './site-map-frame'

const rendered = (zoom: number) =>
  renderPlain(
    <SiteMapFrame
      map={{ src: '/map.svg', width: 2, height: 1 }}
      projectName="A"
      zoom={zoom}
      isLite={false}
      toZoom={(zoom) => `/plots?zoom=${zoom}`}
      skipTo="search"
    />,
  )

it('X080 the server renders the map, without a warning', () => {
  expect(rendered(2)).toContain('src="/map.svg"')
})

it.each([
  [2, '0'],
  [1, '-1'],
])('X080 at zoom %i the tabindex of the map is %s', (zoom, tabIndex) => {
  expect(rendered(zoom)).toContain(`aria-label="Map" tabindex="${tabIndex}"`)
})
