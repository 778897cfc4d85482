/** A script shows the result itself. A document gets a redirect instead, so that a reload does not resend the form. */
export function isFetchRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}
