/** True if a script sent the request. False in browsers without Sec-Fetch-Dest. */
export function isFetchRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}
