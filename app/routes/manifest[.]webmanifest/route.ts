import { env } from '~/env.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { palettes } from '~/domain/palette'

export function loader() {
  const manifest = {
    id: '/',
    name: env.productName,
    short_name: env.productName,
    description: m.productDescription(),
    lang: m.languageTag(),
    start_url: paths.root(),
    scope: '/',
    display: 'standalone',
    theme_color: palettes.light.surface,
    background_color: palettes.light.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept-Language, Cookie',
    },
  })
}
