import { data } from 'react-router'
import { getComponentConf } from '#contract/content/routes.ts'
import { getServices } from '#contract/visits/routes.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { Banner } from '#site/shell/Banner.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { ServiceTeaser } from '#site/visits/ServiceTeaser.tsx'
import { serviceView } from '#site/visits/service-view.server.ts'
import { visitWords } from '#words/visits/words.ts'
import type { Route } from './+types/services.ts'

export const handle = { kept: true }

/** The estate's own page about its visits gives the title; where it has none, our words do. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const [page, list] = await Promise.all([
    ask(getComponentConf, { params: { slug: 'service' } }),
    ask(getServices, {}).then(answered),
  ])
  if (!page.success && list.total === 0) throw data(null, { status: 404 })
  const words = visitWords[locale].list
  return {
    words,
    title: page.success ? page.data.title : words.title,
    lead: page.success ? page.data.metaDescription : words.lead,
    picture: list.services.find(({ image }) => image)?.image ?? null,
    services: list.services.map((service) => serviceView(service, locale)),
  }
}

export default function Services({ loaderData: { words, title, lead, picture, services } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead
        site={site}
        title={`${title} — ${site.name}`}
        description={site.metaDescriptions.service ?? lead}
        name={title}
        picture={picture && sharedPictureAddress(picture)}
      />
      <Banner site={site} title={title} lead={lead} />
      <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-20 px-6 pt-4 pb-24 desk:gap-32 desk:px-10 desk:pb-36">
        {services.map((service, at) => (
          <ServiceTeaser key={service.id} service={service} words={words} isLeft={at % 2 === 0} isFirst={at === 0} />
        ))}
        {services.length === 0 && <p className="max-w-[56ch]">{words.none}</p>}
      </div>
    </>
  )
}
