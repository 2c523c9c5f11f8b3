/**
 * The page can be read before its scripts are there: they are fetched after styles, typefaces and the first picture,
 * which React Router's preloads would otherwise compete with.
 */
export function calmPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}
