import { ScreenError } from '~/screen/screen-error'

export function loader() {
  throw new Response(null, { status: 404 })
}

export const action = loader

// The loader always throws, but a route without a component would send the bare 404 instead of the error page.
export default ScreenError
