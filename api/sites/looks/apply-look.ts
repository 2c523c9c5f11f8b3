import type { Change } from '#api/calls/handler.ts'
import type { LookContent } from '#contract/sites/look.ts'
import { addLookVersion, changeLookDraft, findNewestLook } from '#db/queries/sites/looks.ts'
import { writeBanner, writeFont, writeLogo, writeParameter } from '#db/queries/sites/write-look.ts'
import type { SiteDb } from '#db/site-db.ts'
import {
  FONT_ROLES,
  isSameLook,
  LOOK_PARAMETERS,
  lookValues,
  withoutLostPictures,
} from '#rules/sites/looks/look-content.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { picturesHere } from './change-draft.ts'
import { lockPublishedLook } from './published-look.ts'

interface Publication {
  content: LookContent
  publishedBy: number | null
  now: Date
}

/** Makes a look that of the site, all of it or nothing; what it was before stays among the versions. */
export async function applyLook(db: SiteDb, { content, publishedBy, now }: Publication): Promise<Change[]> {
  const before = await lockPublishedLook(db)
  const after = withoutLostPictures(content, await picturesHere(db, content))
  const newest = await findNewestLook(db)
  if (!newest || !isSameLook(newest, before))
    await addLookVersion(db, { content: before, publishedBy: null, isFirst: newest === undefined, now })
  const changes = [
    ...(await applyParameters(db, { before, after })),
    ...(await applyFonts(db, { before, after })),
    ...(await applyPictures(db, { before, after })),
  ]
  const id = await addLookVersion(db, { content: after, publishedBy, isFirst: false, now })
  await changeLookDraft(db, { content: null, publishAt: null, changedBy: publishedBy, now })
  return [{ thing: 'look', id, before: null, after: { state: 'PUBLISHED' } }, ...changes]
}

interface Both {
  before: LookContent
  after: LookContent
}

async function applyParameters(db: SiteDb, { before, after }: Both): Promise<Change[]> {
  const [was, is] = [lookValues(before), lookValues(after)]
  const changes: Change[] = []
  for (const type of LOOK_PARAMETERS.filter((one) => was[one] !== is[one])) {
    await writeParameter(db, { type, value: is[type] })
    const told = (value: string | null) => ({ type, value })
    changes.push({ thing: 'parameters', id: PARAMETERS[type].id, before: told(was[type]), after: told(is[type]) })
  }
  return changes
}

async function applyFonts(db: SiteDb, { before, after }: Both): Promise<Change[]> {
  const changes: Change[] = []
  for (const type of FONT_ROLES) {
    const [was, is] = [before.fonts[type], after.fonts[type]]
    const change = { thing: 'fonts', id: type, before: was, after: is }
    if (isSameLook(before, { ...before, fonts: { ...before.fonts, [type]: is } })) continue
    await writeFont(db, { type, font: is })
    changes.push(change)
  }
  return changes
}

async function applyPictures(db: SiteDb, { before, after }: Both): Promise<Change[]> {
  const changes: Change[] = []
  for (const type of Object.keys(after.logos) as (keyof LookContent['logos'])[]) {
    const [was, is] = [before.logos[type], after.logos[type]]
    if (was?.media === is?.media && was?.alt === is?.alt) continue
    await writeLogo(db, { type, logo: is })
    changes.push({ thing: 'logos', id: type, before: was, after: is })
  }
  if (!isSameLook(before, { ...before, banner: after.banner })) {
    await writeBanner(db, after.banner)
    changes.push({ thing: 'banner', id: 'banner', before: before.banner, after: after.banner })
  }
  return changes
}
