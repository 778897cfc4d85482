import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

if (location.hash.startsWith('#/')) void followOldLink()
else void hydrate()

async function followOldLink() {
  const oldLinks = await import('~/browser/old-link').catch(() => null)
  const target = oldLinks?.oldLinkTarget(location.hash)
  if (target) location.replace(target)
  else await hydrate()
}

async function hydrate() {
  await decodeLoaderData()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

/** RemixBrowser suspends (throws a promise) until the data is decoded. In Firefox a click during that time stops hydration. */
async function decodeLoaderData() {
  try {
    RemixBrowser({})
  } catch (decodingPromise) {
    await decodingPromise
  }
}
