import type { PreviewLink } from '#contract/content/preview-links.ts'
import type { listPreviews } from '#db/queries/content/previews.ts'

type PreviewRow = Awaited<ReturnType<typeof listPreviews>>[number]

export function previewToWire({ id, made_at, ends_at, who }: PreviewRow): PreviewLink {
  return { id, madeAt: made_at.toISOString(), endsAt: ends_at.toISOString(), who }
}
