/** Hidden field of every form that changes data; ties it to a session or browser. */
export const CSRF_TOKEN = 'form_token'
