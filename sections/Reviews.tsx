import { Band, Eyebrow } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** What buyers say. It comes as markup, drawn on the server: the browser only shows it. Nothing where nobody has spoken. */
export function Reviews({ section: { eyebrow, leadsElsewhere, ground }, scene: { reviews } }: SectionProps<'reviews'>) {
  if (reviews === null) return null
  return (
    <Band ground={ground}>
      <Eyebrow>{eyebrow}</Eyebrow>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React itself made it on the server, from text it escaped. */}
      <div dangerouslySetInnerHTML={{ __html: reviews?.own ?? '' }} />
      {leadsElsewhere && reviews?.elsewhere && (
        <a href={reviews.elsewhere.path} className="mt-6 inline-block py-2 underline underline-offset-4">
          {reviews.elsewhere.label}
        </a>
      )}
    </Band>
  )
}
