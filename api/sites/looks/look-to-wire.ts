import type { Banner, Logo } from '#contract/media/pictures.ts'
import type { LookContent, LookState } from '#contract/sites/look.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { findLookDraft } from '#db/queries/sites/looks.ts'
import { listFontFiles } from '#db/queries/sites/sites.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type MediaFacts, onlineImage } from '#rules/media/pictures.ts'
import { lookPictures } from '#rules/sites/looks/look-content.ts'
import { findPublishedLook } from './published-look.ts'

/** All that the screen and the preview need to know. */
export async function tellLook(db: SiteDb): Promise<LookState> {
  const [draft, published, files] = await Promise.all([findLookDraft(db), findPublishedLook(db), listFontFiles(db)])
  const content = draft?.content ?? published
  const media = await mediaById(db, lookPictures(content))
  return {
    version: draft?.version ?? 0,
    isDraft: draft?.content != null,
    content,
    published,
    changedAt: draft?.changed_at?.toISOString() ?? null,
    changedBy: draft?.changed_by_name ?? null,
    publishAt: draft?.publish_at?.toISOString() ?? null,
    logos: logosOnWire(content, media),
    banner: bannerOnWire(content, media),
    fontFiles: files.map((file) => ({ family: file.family, filename: file.filename, url: onlineImage(file).url })),
  }
}

function logosOnWire({ logos }: LookContent, media: ReadonlyMap<string, MediaFacts>): Logo[] {
  return Object.entries(logos).flatMap(([type, logo], at) => {
    const facts = logo && media.get(logo.media)
    if (!logo || !facts) return []
    const { filename } = facts
    return [{ id: at + 1, type: type as Logo['type'], alt: logo.alt, filename, onlineImage: onlineImage(facts) }]
  })
}

function bannerOnWire({ banner }: LookContent, media: ReadonlyMap<string, MediaFacts>): Banner | null {
  const facts = banner && media.get(banner.media)
  if (!banner || !facts) return null
  const { media: _media, ...place } = banner
  return { filename: facts.filename, onlineImage: onlineImage(facts), ...place }
}
