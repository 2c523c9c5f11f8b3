import type { PageData } from '#ui/router/page-data.ts'

/** What a page's document holds for its scripts. The site, most of it and the same on many pages, is written once. */
export function pageJson({ matches, ...rest }: PageData): string {
  const told = matches.map(({ loaderData, ...match }) => withField(written(match), ['loaderData', loaded(loaderData)]))
  return withField(written(rest), ['matches', `[${told.join()}]`])
}

/** As it may stand in a script. */
function written(value: object | null): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function withField(json: string, [name, value]: [name: string, value: string | undefined]): string {
  if (value === undefined) return json
  return `${json.slice(0, -1)}${json === '{}' ? '' : ','}"${name}":${value}}`
}

function loaded(loaderData: unknown): string | undefined {
  if (loaderData === undefined) return undefined
  if (!hasSite(loaderData)) return written(loaderData as object | null)
  const { site, ...others } = loaderData
  return withField(written(others), ['site', writtenSite(site)])
}

function hasSite(loaderData: unknown): loaderData is { site: object } {
  if (typeof loaderData !== 'object' || loaderData === null || !('site' in loaderData)) return false
  return typeof loaderData.site === 'object' && loaderData.site !== null
}

const writtenBySite = new WeakMap<object, string>()

function writtenSite(site: object): string {
  const known = writtenBySite.get(site) ?? written(site)
  writtenBySite.set(site, known)
  return known
}
