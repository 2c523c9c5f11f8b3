import type { LookContent } from '#contract/sites/look.ts'
import type { SiteDb } from '#db/site-db.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'

/** Those that the parameters screen changes too: whoever publishes goes first or waits. */
export async function lockParameters(db: SiteDb, types: readonly ParameterType[]) {
  return db
    .selectFrom('parameters')
    .select(['type', 'value'])
    .where('type', 'in', types)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function writeParameter(
  db: SiteDb,
  { type, value }: { type: ParameterType; value: string | null },
): Promise<void> {
  const { id, kind } = PARAMETERS[type]
  await db
    .insertInto('parameters')
    .values({ id, type, kind, value })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet({ value }))
    .execute()
}

type Fonts = LookContent['fonts']

export async function writeFont(
  db: SiteDb,
  { type, font }: { type: keyof Fonts; font: Fonts[keyof Fonts] },
): Promise<void> {
  await db
    .insertInto('fonts')
    .values({ type, ...font })
    .onConflict((conflict) => conflict.columns(['site_id', 'type']).doUpdateSet(font))
    .execute()
}

type Logos = LookContent['logos']

export async function writeLogo(
  db: SiteDb,
  { type, logo }: { type: keyof Logos; logo: Logos[keyof Logos] },
): Promise<void> {
  if (!logo) {
    await db.deleteFrom('logos').where('type', '=', type).execute()
    return
  }
  const row = { media_id: logo.media, alt: logo.alt }
  await db
    .insertInto('logos')
    .values({ type, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'type']).doUpdateSet(row))
    .execute()
}

export async function writeBanner(db: SiteDb, banner: LookContent['banner']): Promise<void> {
  if (!banner) {
    await db.deleteFrom('banners').execute()
    return
  }
  const { media, positionX, positionY, ...rest } = banner
  const row = { media_id: media, position_x: positionX, position_y: positionY, ...rest }
  await db
    .insertInto('banners')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id']).doUpdateSet(row))
    .execute()
}

export async function addFontFile(db: SiteDb, file: { media_id: string; family: string }): Promise<void> {
  await db.insertInto('font_files').values(file).execute()
}
