/**
 * Whether a script sent the form and will show what came of it. A document, and a browser that does not say, get a redirect, so
 * that a refresh sends nothing again.
 */
export function isFetchRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}
