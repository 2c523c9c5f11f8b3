import { getSiteInfo } from '#contract/sites/routes.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { servicePath } from '#rules/visits/service-address.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered, isLocale } from '#site/shell/load-site.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { listServicePaths } from '#site/visits/list-services.server.ts'
import { loadService } from '#site/visits/load-service.server.ts'
import { ServiceFacts } from '#site/visits/ServiceFacts.tsx'
import { serviceData } from '#site/visits/service-data.ts'
import { serviceView } from '#site/visits/service-view.server.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'
import type { Route } from './+types/service.ts'

export const handle = { kept: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { locale, ask } = page
  const service = await loadService(page, { id: params.id, rightPath: servicePath })
  const { url: siteUrl, name, locales } = answered(await ask(getSiteInfo, {}))
  const listed = await listServicePaths(page, locales.filter(isLocale))
  const words = visitWords[locale]
  const all = pathInLocale('/service', locale)
  const url = `${siteUrl}${pathInLocale(servicePath(service), locale)}`
  const crumbs = [
    { name: words.list.title, url: `${siteUrl}${all}` },
    { name: service.title, url },
  ]
  return {
    words: { eyebrow: words.eyebrow, all: words.list.all, facts: words.facts, choose: words.choose, list: words.list },
    service: serviceView(service, locale),
    paths: listed.get(service.id)?.paths ?? {},
    data: serviceData(service, { siteUrl, url, brand: name, crumbs }),
    all,
    contact: pathInLocale('/nous-contacter', locale),
  }
}

export default function Service({ loaderData: { words, service, paths, data, all, contact } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { title, description, image } = service
  return (
    <>
      <PageHead
        site={site}
        title={`${title} — ${site.name}`}
        description={description}
        name={title}
        picture={image && sharedPictureAddress(image)}
        paths={paths}
        data={data}
      />
      <div className="mx-auto w-full max-w-[90rem] px-6 pt-8 pb-24 desk:px-10 desk:pt-12 desk:pb-36">
        <Link to={all} className="inline-block py-2 text-[0.9375rem] underline underline-offset-4">
          {words.all}
        </Link>
        <div className="mt-6 grid gap-x-10 gap-y-10 desk:grid-cols-12">
          <div className="desk:col-span-7">
            <p className="eyebrow mb-4 text-accent">{words.eyebrow}</p>
            <h1 className="title-1 max-w-[16ch]">{title}</h1>
            {image && (
              <Picture
                picture={image}
                sizes={`${FROM_DESK} 54vw, 92vw`}
                widest={1_600}
                isFirst
                className="mt-10 aspect-[3/2] w-full bg-ink/5 object-cover"
              />
            )}
            <Paragraphs text={description} className="mt-10 max-w-[62ch] text-[1.125rem]" />
          </div>
          <ServiceFacts service={service} words={words} contact={contact} />
        </div>
      </div>
    </>
  )
}
