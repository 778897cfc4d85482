/** A script shows the result itself. A document gets a redirect, so that reloading does not send the form again. */
export function isFetchRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}
