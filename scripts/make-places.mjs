// node scripts/make-places.mjs COMMUNES COUNTRIES OUTLINES: makes db/data/communes.tsv and words/places/countries.ts anew, from
// unpacked copies of @etalab/decoupage-administratif (Licence Ouverte 2.0), i18n-iso-countries (MIT) and
// github.com/gregoiredavid/france-geojson (outlines of IGN Admin Express, Licence Ouverte). Run by hand, once a year.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const [communesFolder, countriesFolder, outlinesFolder] = process.argv.slice(2)
if (!communesFolder || !countriesFolder || !outlinesFolder) {
  process.stderr.write('Name the folders of the three unpacked packages.\n')
  process.exit(1)
}
writeFileSync(join(root, 'db', 'data', 'communes.tsv'), communes())
writeFileSync(join(root, 'words', 'places', 'countries.ts'), countries())

/** One line per pair of commune and postal code: code, postal code, zone, population, name, latitude, longitude. */
function communes() {
  const all = JSON.parse(readFileSync(join(communesFolder, 'data', 'communes.json'), 'utf8'))
  const kept = all.filter(({ type, zone }) => type === 'commune-actuelle' && (zone === 'metro' || zone === 'drom'))
  const middles = communeMiddles()
  const lines = kept.flatMap(({ code, nom, zone, population = 0, codesPostaux = [] }) =>
    codesPostaux.map((postalCode) => {
      const name = nom.replaceAll("'", '’')
      const middle = middles.get(code) ?? middleOfNeighbours({ kept, middles, postalCode })
      return [code, postalCode, zone, population, name, ...middle].join('\t')
    }),
  )
  return `${lines.sort().join('\n')}\n`
}

/** Latitude and longitude of the middle of each commune's largest land, to a thousandth of a degree. */
function communeMiddles() {
  const folder = join(outlinesFolder, 'departements')
  const files = readdirSync(folder, { recursive: true }).filter((name) =>
    /(^|[/\\])communes-[^/\\]*\.geojson$/.test(name),
  )
  const features = files.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).features)
  return new Map(features.map(({ properties, geometry }) => [properties.code, middleOf(geometry)]))
}

function middleOf({ type, coordinates }) {
  const lands = (type === 'Polygon' ? [coordinates] : coordinates).map(([ring]) => centroid(ring))
  const [largest] = lands.sort((a, b) => b.area - a.area)
  return [largest.latitude, largest.longitude].map((degrees) => Math.round(degrees * 1_000) / 1_000)
}

function centroid(ring) {
  let [area, east, north] = [0, 0, 0]
  for (const [at, [x1, y1]] of ring.slice(0, -1).entries()) {
    const [x2, y2] = ring[at + 1]
    const cross = x1 * y2 - x2 * y1
    area += cross
    east += (x1 + x2) * cross
    north += (y1 + y2) * cross
  }
  return { area: Math.abs(area), longitude: east / (3 * area), latitude: north / (3 * area) }
}

/** A commune that the outlines do not know yet lies among those of its postal code; alone in it, nobody knows where. */
function middleOfNeighbours({ kept, middles, postalCode }) {
  const near = kept
    .filter(({ codesPostaux = [] }) => codesPostaux.includes(postalCode))
    .flatMap(({ code }) => {
      const middle = middles.get(code)
      return middle ? [middle] : []
    })
  if (near.length === 0) return ['', '']
  return [0, 1].map((at) => Math.round((near.reduce((sum, one) => sum + one[at], 0) / near.length) * 1_000) / 1_000)
}

function countries() {
  const names = (locale) => JSON.parse(readFileSync(join(countriesFolder, 'langs', `${locale}.json`), 'utf8')).countries
  const first = (name) => (Array.isArray(name) ? name[0] : name).replaceAll("'", '’')
  const [fr, en] = [names('fr'), names('en')]
  const codes = JSON.parse(readFileSync(join(countriesFolder, 'codes.json'), 'utf8'))
  const lines = codes
    .filter(([two]) => fr[two] && en[two])
    .map(([two, three, number]) => {
      const name = `fr: ${quote(first(fr[two]))}, en: ${quote(first(en[two]))}`
      return `  { alphaTwo: '${two}', alphaThree: '${three}', numCode: '${number}', ${name} },`
    })
  return `/** Every country of ISO 3166-1: a table by its codes, with its name in each language. Made by scripts/make-places.mjs. */
export const countries = [
${lines.join('\n')}
] as const
`
}

function quote(text) {
  return `'${text}'`
}
