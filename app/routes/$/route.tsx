import { ScreenError } from '~/lib/screen-error'

/** Every address that is no screen. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export const action = loader

export default ScreenError
