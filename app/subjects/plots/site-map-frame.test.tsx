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

it('X080 a keyboard can scroll the map at every zoom, because a map may be higher than the window', () => {
  expect(rendered(1)).toContain('aria-label="Map" tabindex="0"')
})
