export const CSRF_TOKEN = 'form_token'
