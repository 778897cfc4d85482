/** Whether a script sent the form and shows its result. Others get a redirect, so that a refresh does not resubmit. */
export function isFetchRequest(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}
