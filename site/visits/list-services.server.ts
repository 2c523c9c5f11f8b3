import { getServices } from '#contract/visits/routes.ts'
import type { Service } from '#contract/visits/services.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import { servicePath } from '#rules/visits/service-address.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
import type { Locale } from '#words/basics/locales.ts'

const PICTURE_WIDTH = 1_200

interface ListedService {
  paths: LocalePaths
  pictures: string[]
}

/** Every service of the estate with its address in each language, under that language's own title. */
export async function listServicePaths(
  { askIn }: PageContext,
  locales: readonly Locale[],
): Promise<Map<number, ListedService>> {
  const listed = new Map<number, ListedService>()
  for (const locale of locales) {
    const { services } = answered(await askIn(locale)(getServices, {}))
    for (const service of services) {
      const known = listed.get(service.id) ?? { paths: {}, pictures: pictureUrls(service) }
      listed.set(service.id, { ...known, paths: { ...known.paths, [locale]: servicePath(service) } })
    }
  }
  return listed
}

function pictureUrls({ image }: Service): string[] {
  if (image?.externalType !== 'IMAGE') return []
  return [pictureAddress({ image, width: PICTURE_WIDTH, format: 'jpg' })]
}
