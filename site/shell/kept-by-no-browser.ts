/**
 * The headers of a page that is the same for everyone until its visitor's browser fills it: it lies in the server's memory
 * and nowhere else.
 */
export function keptByNoBrowser(): Record<string, string> {
  return { 'cache-control': 'private, no-store' }
}
