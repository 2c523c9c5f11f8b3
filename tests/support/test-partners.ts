import type { TestApp } from './test-app.ts'

interface GivenPartner {
  title?: string
  kind?: string
  postalCode?: string
  city?: string
  latitude?: number | null
  longitude?: number | null
  isPublished?: boolean
  siteId?: number
}

/** A wine shop of site 1 in Saumur, told in French; its id. */
export async function addPartner({ admin }: Pick<TestApp, 'admin'>, given: GivenPartner = {}): Promise<number> {
  const { title = 'Cave du Quai', kind = 'CAVISTE', postalCode = '49400', city = 'Saumur', siteId = 1 } = given
  const { latitude = 47.26, longitude = -0.08, isPublished = true } = given
  const { rows } = await admin.query(
    `insert into estate.elements (site_id, route, position, url, is_published)
     values ($1, 'partenaires', 1, 'https://tire-bouchon.example', $2) returning id`,
    [siteId, isPublished],
  )
  const { id } = rows[0]
  await admin.query(`insert into estate.element_texts (site_id, element_id, locale, title) values ($1, $2, 'fr', $3)`, [
    siteId,
    id,
    title,
  ])
  await admin.query(
    `insert into estate.partners (site_id, element_id, kind, address, postal_code, city, latitude, longitude)
     values ($1, $2, $3, '3, quai Mayaud', $4, $5, $6, $7)`,
    [siteId, id, kind, postalCode, city, latitude, longitude],
  )
  return id
}
