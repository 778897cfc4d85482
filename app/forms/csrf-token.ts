/** The hidden field of every writing form that ties it to a session or browser. */
export const CSRF_TOKEN = 'form_token'
