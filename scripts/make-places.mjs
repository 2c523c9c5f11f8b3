// node scripts/make-places.mjs COMMUNES COUNTRIES: makes db/data/communes.tsv and words/places/countries.ts anew, from unpacked
// copies of @etalab/decoupage-administratif (Licence Ouverte 2.0) and i18n-iso-countries (MIT). Run by hand, once a year.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const [communesFolder, countriesFolder] = process.argv.slice(2)
if (!communesFolder || !countriesFolder) {
  process.stderr.write('Name the folders of the two unpacked packages.\n')
  process.exit(1)
}
writeFileSync(join(root, 'db', 'data', 'communes.tsv'), communes())
writeFileSync(join(root, 'words', 'places', 'countries.ts'), countries())

/** One line per pair of commune and postal code: code, postal code, zone, population, name. */
function communes() {
  const all = JSON.parse(readFileSync(join(communesFolder, 'data', 'communes.json'), 'utf8'))
  const kept = all.filter(({ type, zone }) => type === 'commune-actuelle' && (zone === 'metro' || zone === 'drom'))
  const lines = kept.flatMap(({ code, nom, zone, population = 0, codesPostaux = [] }) =>
    codesPostaux.map((postalCode) => [code, postalCode, zone, population, nom.replaceAll("'", '’')].join('\t')),
  )
  return `${lines.sort().join('\n')}\n`
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
