import { slugOf } from '#rules/basics/slug.ts'

/** `Portes ouvertes d’automne` → `portes-ouvertes-d-automne`. A title without a letter has one all the same. */
export function eventSlug(title: string): string {
  return slugOf(title, { otherwise: 'evenement' })
}

export function eventPath({ id, slug }: { id: number; slug: string }): string {
  return `/evenements/${slug}/${id}`
}
