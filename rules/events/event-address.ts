import { plainWords } from '#rules/basics/plain-text.ts'

/** `Portes ouvertes d’automne` → `portes-ouvertes-d-automne`. A title without a letter has one all the same. */
export function eventSlug(title: string): string {
  const words = plainWords(title).map((word) => word.replace(/[^a-z0-9]/g, ''))
  return words.filter(Boolean).join('-') || 'evenement'
}

export function eventPath({ id, slug }: { id: number; slug: string }): string {
  return `/evenements/${slug}/${id}`
}
