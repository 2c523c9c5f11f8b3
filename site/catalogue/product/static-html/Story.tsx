import type { StoryView } from '#site/catalogue/product/product-view.ts'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'

/** The long story: the wine, its year, and all that is told of it, word by word. */
export function Story({ story }: { story: StoryView }) {
  const { title, teaser, description, year, features } = story
  return (
    <section className="mt-20 desk:mt-32">
      {(teaser || description || year) && (
        <div className="grid gap-10 desk:grid-cols-12 desk:gap-14">
          <div className={year ? 'desk:col-span-7' : 'desk:col-span-8'}>
            <h2 className="eyebrow mb-5 font-content text-accent">{title}</h2>
            {teaser && <p className="mb-6 max-w-[40ch] font-title text-[1.5rem] leading-snug text-heading">{teaser}</p>}
            {description && <Paragraphs text={description} className="max-w-[64ch]" />}
          </div>
          {year && (
            <aside className="self-start bg-ink/[0.045] px-8 py-9 desk:col-span-5 desk:px-11 desk:py-12">
              <h2 className="eyebrow font-content text-accent">{year.label}</h2>
              {year.year !== null && (
                <p aria-hidden="true" className="mt-3 font-title text-[4rem] leading-none text-heading lining-nums">
                  {year.year}
                </p>
              )}
              <Paragraphs text={year.text} className="mt-5" />
            </aside>
          )}
        </div>
      )}
      {features.length > 0 && (
        <dl className="mt-14 border-ink/15 border-b desk:mt-20">
          {features.map(({ id, label, value }) => (
            <div key={id} className="grid gap-x-14 gap-y-1.5 border-ink/15 border-t py-6 desk:grid-cols-12 desk:py-7">
              <dt className="font-title text-[1.375rem] text-heading leading-snug desk:col-span-4">{label}</dt>
              <dd className="max-w-[64ch] lining-nums desk:col-span-8">
                <Paragraphs text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
