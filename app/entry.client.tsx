import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MESSAGES_ID } from '~/browser/document'
import { keepScreenIfPartFails } from '~/browser/framework/failed-part'
import { safeReturnTo } from '~/session/return-to'

/** Addresses of the earlier portal stood behind `#` (M005). */
const oldLink = location.hash.startsWith('#/') ? safeReturnTo(location.hash.slice(1)) : null
if (oldLink) location.replace(oldLink)
else void hydrate()

async function hydrate() {
  keepScreenIfPartFails(window)
  await Promise.all([decodeLoaderData(), textsLoaded()])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

/** If the script with the texts fails, the page stays as HTML. In development there is no such script. */
function textsLoaded() {
  const script = document.getElementById(MESSAGES_ID)
  if (!script || '__messages' in globalThis) return
  return new Promise<void>((resolve) => script.addEventListener('load', () => resolve()))
}

/** RemixBrowser suspends (throws a promise) until the data is decoded. In Firefox a click during that time stops hydration. */
async function decodeLoaderData() {
  try {
    RemixBrowser({})
  } catch (decodingPromise) {
    await decodingPromise
  }
}
