/** Where a call lives. Each subject keeps its own in `routes.ts`, without zod: browsers ask by them. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  /** The field of a multipart form that holds files: one, or several. */
  upload?: 'image' | 'images' | 'file'
}
