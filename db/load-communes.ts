import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { placeKey, placeKeyWithoutArticle } from '#rules/places/place-search.ts'
import { recall, remember } from './remembered.ts'

const FILE = new URL('./data/communes.tsv', import.meta.url)
/** What the deployment remembers of the file that the table was filled from. */
const LOADED = 'communes'

/** Fills the table of communes when it was not filled from this file: on the first start, and after an update. */
export async function loadCommunes(owner: Pool): Promise<boolean> {
  const text = await readFile(FILE, 'utf8')
  const checksum = createHash('sha256').update(text).digest('hex')
  if ((await recall(owner, LOADED)) === checksum && (await hasCommunes(owner))) return false
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const column = (at: number) => rows.map((row) => row[at] ?? '')
  const degrees = (at: number) => rows.map((row) => (row[at] ? Number(row[at]) : null))
  const names = column(4)
  const client = await owner.connect()
  try {
    await client.query('begin; lock table platform.communes; delete from platform.communes')
    await client.query(
      `insert into platform.communes
         (code, postal_code, zone, population, name, search_key, short_key, latitude, longitude)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::text[],
         $8::double precision[], $9::double precision[])`,
      [
        ...[column(0), column(1), column(2), column(3), names, names.map(placeKey), names.map(placeKeyWithoutArticle)],
        ...[degrees(5), degrees(6)],
      ],
    )
    await remember(client, { key: LOADED, value: checksum })
    await client.query('commit')
    await client.query('analyze platform.communes')
  } finally {
    client.release()
  }
  return true
}

/** Emptied by hand, the table is filled anew. */
async function hasCommunes(owner: Pool): Promise<boolean> {
  const { rowCount } = await owner.query('select from platform.communes limit 1')
  return rowCount === 1
}
