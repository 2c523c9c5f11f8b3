import { createToken, hashToken } from '#api/calls/session-token.ts'
import { addPreview, countPreviews, type Previewed } from '#db/queries/content/previews.ts'
import type { SiteDb } from '#db/site-db.ts'

/** More than anybody shares of one thing, and few enough to be looked through. */
const MOST_PREVIEWS = 50
const HOUR_MS = 3_600_000

interface OpenPreviewOptions {
  previewed: Previewed
  hours: number
  now: Date
  by: number | null
  /** Null: what is written, as it is when it is looked at. */
  idVersion?: number | null
  isOfDesk?: boolean
}

/** A link to what nobody else sees yet; null where there are too many. What it shows is locked by whoever asks. */
export async function openPreview(db: SiteDb, options: OpenPreviewOptions) {
  const { previewed, hours, now, by, idVersion = null, isOfDesk = false } = options
  if ((await countPreviews(db, { ...previewed, now })) >= MOST_PREVIEWS) return null
  const token = createToken()
  const endsAt = new Date(now.getTime() + hours * HOUR_MS)
  const id = await addPreview(db, {
    previewed,
    version_id: idVersion,
    token_hash: hashToken(token),
    made_at: now,
    made_by: by,
    ends_at: endsAt,
    is_of_desk: isOfDesk,
  })
  return { id, token, endsAt: endsAt.toISOString() }
}
