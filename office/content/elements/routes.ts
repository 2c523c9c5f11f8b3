/** Where the site itself shows elements. */
export const ROUTES = ['link-footer', 'logo-footer'] as const
