/** True for a request by `fetch`, such as the router's. False in browsers without Sec-Fetch-Dest. */
export function isFetchRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}
