import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { placeKey, placeKeyWithoutArticle } from '#rules/places/place-search.ts'

const FILE = new URL('./data/communes.tsv', import.meta.url)

/** Fills the table of communes when it does not hold what the file holds: on the first start, and after an update. */
export async function loadCommunes(owner: Pool): Promise<boolean> {
  const text = await readFile(FILE, 'utf8')
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const { rows: counted } = await owner.query<{ same: boolean }>(
    `select count(*) = $1 and coalesce(sum(population), 0) = $2 and count(latitude) = $3 as same from platform.communes`,
    [
      rows.length,
      rows.reduce((sum, [, , , population]) => sum + Number(population), 0),
      rows.filter((row) => row[5]).length,
    ],
  )
  if (counted[0]?.same) return false
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
    await client.query('commit')
    await client.query('analyze platform.communes')
  } finally {
    client.release()
  }
  return true
}
