interface Addressed {
  id: number
  slug: string
}

/** Where each part of the journal is read, without the locale. A folder's address says that it is one (decisions/030). */
export function newsPath({ id, slug }: Addressed): string {
  return `/actualites/${slug}/${id}`
}

export function blogPath({ id, slug }: Addressed): string {
  return `/blog/${slug}/${id}`
}

export function folderPath({ id, slug }: Addressed): string {
  return `/blog/dossier/${slug}/${id}`
}

export function albumPath({ id, slug }: Addressed): string {
  return `/albums/${slug}/${id}`
}
