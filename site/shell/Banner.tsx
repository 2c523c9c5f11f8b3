import type { SiteData } from './load-site.ts'

interface BannerProps {
  site: SiteData
  title: string
  lead?: string
}

/** The head of a page that brings no picture of its own: on the site's banner, where there is one. */
export function Banner({ site, title, lead }: BannerProps) {
  const words = (
    <div className="mx-auto flex w-full max-w-[90rem] flex-col gap-6 px-6 desk:px-10">
      <h1 className="title-1 max-w-[18ch]">{title}</h1>
      {lead && <p className="max-w-[60ch] text-[1.125rem]">{lead}</p>}
    </div>
  )
  if (!site.hasBanner) return <section className="py-20 desk:py-32">{words}</section>
  return (
    <section className="banner flex bg-[#1d1815] text-white [&_h1]:text-white">
      <div className="flex w-full items-end bg-[linear-gradient(to_bottom,rgb(0_0_0/0.35),rgb(0_0_0/0.62))] pt-28 pb-12">
        {words}
      </div>
    </section>
  )
}
