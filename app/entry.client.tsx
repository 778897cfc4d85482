import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { oldLinkTarget } from '~/browser-session/old-link'

const target = oldLinkTarget(location.hash)
if (target) location.replace(target)
else void hydrate()

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

/** Decodes first: RemixBrowser suspends until then, and in Firefox a click while it is suspended ends hydration. */
async function decodeLoaderData() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
