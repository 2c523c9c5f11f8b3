import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import type { Estate } from '#db/estates/estate.ts'
import { addToDirectory, writeContents, writeSettings } from '#db/estates/write-estate.ts'
import { addMedia, type StoredMedia } from '#db/queries/media/media.ts'
import { inSite, type SiteDb } from '#db/site-db.ts'
import { addDemoAccounts } from './accounts.ts'
import { loadDiscountCodes } from './discount-codes.ts'
import type { DemoEstate } from './estate.ts'
import { loadCaseIdeas } from './load-case-ideas.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadDeliveries } from './load-deliveries.ts'
import { loadEvents } from './load-events.ts'
import { loadForms } from './load-forms.ts'
import { loadJournal } from './load-journal.ts'
import { loadPartners } from './load-partners.ts'
import { loadPopups } from './load-popups.ts'
import { loadVisits } from './load-visits.ts'
import { mirandel } from './mirandel/estate.ts'
import { PICTURE_ALTS } from './picture-alts/picture-alts.ts'
import { rochePerrine } from './roche-perrine/estate.ts'
import { ysaline } from './ysaline/estate.ts'

export const DEMO_ESTATES: readonly DemoEstate[] = [rochePerrine, mirandel, ysaline]

/** Puts a file's bytes where the image service finds them and says what it is. */
export type StoreFile = (options: {
  siteId: number
  id: string
  filename: string
  bytes: Uint8Array
}) => Promise<StoredMedia>

/** Writes the demo estates that are not there yet. `owner` may write the directory; rows still obey their site. */
export async function loadDemo(
  owner: Pool,
  { port, storeFile }: { port: number; storeFile: StoreFile },
): Promise<string[]> {
  const loaded: string[] = []
  for (const estate of DEMO_ESTATES) {
    await inSite({ pool: owner, siteId: estate.id }, async (db) => {
      const directory = db.withSchema('platform') as SiteDb
      const isNew = await addToDirectory(directory, estate)
      // A real estate may have this number: accounts whose password everyone knows are not for it.
      if (!isNew && !(await isOwnNumber(directory, estate))) return
      const own = db.withSchema('estate') as SiteDb
      await addDemoAccounts(own, new Date())
      if (!isNew) return moveToPort(own, { estate, port })
      const whole: Estate = { ...estate, devUrl: devUrlOf(estate, port), prodUrl: null, locales: ['fr', 'en'] }
      await writeSettings(own, whole)
      for (const media of await storePictures(estate, storeFile)) await addMedia(own, media)
      await describePictures(own, estate)
      await decorate(own, estate)
      await writeContents(own, whole)
      // Before the products that ask them.
      if (estate.forms) await loadForms(own, estate.forms)
      await loadCatalogue(own, estate.catalogue)
      await loadCaseIdeas(own, { ideas: estate.caseIdeas ?? [], now: new Date() })
      await loadVisits(own, estate.visits)
      await loadDiscountCodes(own, estate.id)
      await loadPopups(own, estate.popups ?? [])
      if (estate.deliveries) await loadDeliveries(own, estate.deliveries)
      await loadJournal(own, estate.journal)
      await loadPartners(own, estate.partners)
      await loadEvents(own, { events: estate.events, now: new Date() })
      loaded.push(estate.name)
    })
  }
  return loaded
}

async function isOwnNumber(db: SiteDb, { id, hosts }: DemoEstate): Promise<boolean> {
  const found = await db
    .selectFrom('site_hosts')
    .select('site_id')
    .where('site_id', '=', id)
    .where('host', 'in', hosts)
    .executeTakeFirst()
  return found !== undefined
}

/** The demo may be started on another port than the last time. */
async function moveToPort(db: SiteDb, { estate, port }: { estate: DemoEstate; port: number }): Promise<void> {
  const dev_url = devUrlOf(estate, port)
  await db.updateTable('site_settings').set({ dev_url }).where('dev_url', '!=', dev_url).execute()
}

function devUrlOf({ hosts }: DemoEstate, port: number): string {
  return `http://${hosts[0]}:${port}`
}

/** All at once: whoever opens them does as many side by side as it can. */
function storePictures({ id: siteId, files }: DemoEstate, storeFile: StoreFile): Promise<StoredMedia[]> {
  const stored = [...files].map(async ([id, file]) =>
    storeFile({ siteId, id, filename: file, bytes: await readFile(new URL(`./pictures/${file}`, import.meta.url)) }),
  )
  return Promise.all(stored)
}

/** A picture that is chosen from the library brings what is said of it. */
async function describePictures(db: SiteDb, { files }: DemoEstate): Promise<void> {
  const entries = await db.selectFrom('media_entries').select(['id', 'media_id']).execute()
  const texts = entries.flatMap(({ id, media_id }) =>
    Object.entries(PICTURE_ALTS[files.get(media_id) ?? ''] ?? {}).map(([locale, alt]) => ({
      entry_id: id,
      locale,
      alt,
    })),
  )
  await db.insertInto('media_texts').values(texts).execute()
}

/** What only an estate with pictures and services of others has. */
async function decorate(db: SiteDb, estate: DemoEstate): Promise<void> {
  const logos = Object.entries(estate.logos) as [LogoType, { media: string; alt: string }][]
  for (const [type, { media, alt }] of logos) {
    await db.insertInto('logos').values({ type, media_id: media, alt }).execute()
  }
  if (estate.banner) {
    const { media, positionX = 50, positionY = 50, height = 320 } = estate.banner
    await db
      .insertInto('banners')
      .values({ media_id: media, position_x: positionX, position_y: positionY, height })
      .execute()
  }
  for (const [app, config] of Object.entries(estate.apps ?? {})) {
    await db
      .insertInto('external_apps')
      .values({ app, config: JSON.stringify(config) })
      .execute()
  }
}

type LogoType = keyof DemoEstate['logos']
