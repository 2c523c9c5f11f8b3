import type { PageContent } from '#contract/content/components.ts'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'

/** A page of words alone, in a measure that reads like a book: whatever else it holds is left out. */
export function TextPage({ page: { title, components } }: { page: PageContent }) {
  return (
    <article className="mx-auto flex w-full max-w-[66ch] flex-col gap-12 px-6 py-16 desk:py-28">
      <h1 className="title-2">{title}</h1>
      {components.map(
        (section, at) =>
          section.type === 'text' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections keep their places while it is shown.
            <section key={at}>
              {section.title && <h2 className="title-3 mb-5">{section.title}</h2>}
              <Paragraphs text={section.text} />
            </section>
          ),
      )}
    </article>
  )
}
