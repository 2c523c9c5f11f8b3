import { caseSize } from '#rules/carts/composed-case.ts'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { caseSearch } from './case-address.ts'
import type { CaseView } from './load-case.server.ts'

/** Cases that the estate suggests: each fills the places at once. */
export function CaseIdeas({ view: { words, ideas, wish } }: { view: CaseView }) {
  if (ideas.length === 0) return null
  return (
    <section aria-labelledby="idees" className="mt-12 first:mt-0 first:mb-12">
      <h2 id="idees" className="title-3 font-title text-heading">
        {words.ideas}
      </h2>
      <p className="mt-1 mb-5 text-[0.9375rem]">{words.ideasHint}</p>
      <ul className="grid gap-x-8 xs:grid-cols-2 wide:grid-cols-3">
        {ideas.map(({ id, name, sentence, bottles }) => (
          <li key={id} className="flex flex-col border-ink/15 border-t py-5">
            <h3 className="text-[1.25rem] leading-tight">{name}</h3>
            <p className="mt-1.5 mb-2 text-[0.9375rem] leading-snug">{sentence}</p>
            <Link
              to={{ search: caseSearch({ bottles, size: caseSize(bottles, null), family: wish.family }) }}
              preventScrollReset
              rel="nofollow"
              aria-label={fill(words.beginNamed, { name })}
              className="mt-auto inline-flex min-h-11 items-center self-start text-[0.9375rem] underline decoration-1 underline-offset-4"
            >
              {words.begin}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
