import { lazy, Suspense } from 'react'
import { openingPicture } from '#rules/content/opening-picture.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { ContactFacts } from '#site/content/contact/ContactFacts.tsx'
import { ContactForm } from '#site/content/contact/ContactForm.tsx'
import { answerContactForm } from '#site/content/contact/contact-form.server.ts'
import { loadContact } from '#site/content/contact/contact-view.server.ts'
import { loadPage } from '#site/content/load-page.ts'
import { Banner } from '#site/shell/Banner.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import type { Route } from './+types/contact.ts'

/** Never kept: it tells whether the estate is open, and its form notes when it was opened. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = await loadPage(context, { slug: 'nous-contacter' })
  return { ...content, view: await loadContact(context.get(pageContext), new Date()) }
}

/** Its form has files, with a script and without one, and can be read before its scripts. */
export const handle = { sleeps: true, takesFiles: true }

export async function action({ context, request }: Route.ActionArgs) {
  return answerContactForm(context.get(pageContext), await request.formData())
}

/** Most estates say nothing before their form: the code of sections comes where they do. */
const PageSections = lazy(() =>
  import('#site/content/PageSections.tsx').then((part) => ({ default: part.PageSections })),
)

export default function ContactPage({ loaderData: { page, things, view }, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { form } = view.words
  const opening = openingPicture(page.components)
  return (
    <>
      <PageHead
        site={site}
        title={`${page.title} — ${site.name}`}
        description={site.metaDescriptions['nous-contacter'] ?? page.metaDescription}
        name={page.title}
        picture={opening && sharedPictureAddress(opening)}
      />
      {!opening && <Banner site={site} title={page.title} lead={page.metaDescription} />}
      {page.components.length > 0 && (
        <Suspense>
          <PageSections site={site} content={{ page, things }} />
        </Suspense>
      )}
      <div className="relative mx-auto grid w-full max-w-[90rem] gap-x-20 gap-y-16 px-6 pb-24 desk:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] desk:px-10 desk:pb-36">
        {actionData?.isDone ? (
          <div role="status">
            <h2 className="title-2">{form.done}</h2>
            <p className="mt-5 max-w-[52ch]">{form.doneHint}</p>
          </div>
        ) : (
          <section>
            <h2 className="title-2 mb-10">{form.title}</h2>
            <ContactForm view={view} sent={actionData ?? null} />
          </section>
        )}
        <ContactFacts view={view} company={site.company} />
      </div>
    </>
  )
}
