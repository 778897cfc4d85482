/** True if `fetch` sent the request, as the router does. False in browsers without Sec-Fetch-Dest. */
export function isFetchRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}
