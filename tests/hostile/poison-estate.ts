import type pg from 'pg'
import type { ParameterFacts } from '#rules/sites/parameter-catalogue.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { CSS_VECTORS, HOOK, HTML_VECTORS } from './vectors.ts'

/** What gets out of an attribute, a title, a comment, a script's text or a style, where it is not written as words. */
const ESCAPES = [
  `"><img src=x onerror=${HOOK}()>`,
  `' onmouseover='${HOOK}()' x='`,
  `" autofocus onfocus="${HOOK}()`,
  `</title><script>${HOOK}()</script>`,
  `</style><script>${HOOK}()</script>`,
  `</script><script>${HOOK}()</script>`,
  `";${HOOK}();//`,
  `';${HOOK}();//`,
  `\\u003c/script\\u003e${HOOK}()`,
  `\${${HOOK}()}`,
  `{{constructor.constructor('${HOOK}()')()}}`,
  `red}*{background:url(https://hostile.example/a)}`,
  `--><svg onload=${HOOK}()>`,
  `]]><script>${HOOK}()</script>`,
] as const
/** Where there is little room. */
const SHORT = [`"><script>${HOOK}()</script>`, `<svg onload=${HOOK}()>`, `"onload="${HOOK}()`] as const
export const HOSTILE_TEXTS: readonly string[] = [...HTML_VECTORS, ...ESCAPES]
/** As long as a name may be. */
const NAMES = HOSTILE_TEXTS.filter((text) => text.length <= 80)
/** As long as an address may be, and still one that the calls let in. */
const ADDRESSES = [
  `https://hostile.example/"onmouseover="${HOOK}()`,
  `https://hostile.example/'><script>${HOOK}()</script>`,
  `https://hostile.example/?a=</script><script>${HOOK}()</script>`,
] as const

/** Columns with words of people: of the estate in what it writes, of guests in what they send. */
const WORDS = new Set(
  `title name label display_label help teaser description meta_description menu_title alt caption content author place price
   good_to_know message note subject firstname lastname company address address_part2 city phone filename text link_label
   family color value ingredients allergens score appellation grape sentence delay wording answer refusal discount_reason
   reason tracking_number carrier_name declared_by recipient_name ask label_sent received menu_icon swatch ink tags
   shown browser system`.split(/\s+/),
)
/** What people are called and where they live is kept short by the calls. */
const OF_PEOPLE = new Set(['firstname', 'lastname', 'company', 'address', 'address_part2', 'addressPart2', 'city'])
const LINKS = new Set(['url', 'link_url', 'tracking_url', 'label_url'])
/** Words inside of what is kept as JSON. */
const INNER_WORDS = new Set(
  `label help text title name firstname lastname company address addressPart2 city description message shown placeholder
   opening closing subject greeting sentence button thanks confirmation told details`.split(/\s+/),
)
/** These are addresses of pages, which the test asks for, or kept so that nobody can change them. */
const AS_THEY_ARE = new Set(['page_texts.url', 'page_redirects.url', 'site_hosts.name', 'tags.name'])
/** Loads the scripts that the estate names: what it is for. */
const BY_DESIGN = 'SCRIPT_TO_LOAD'

interface Poisoned {
  /** In how many fields something waits to run. */
  placed: number
  /** Columns in which it does. */
  columns: string[]
}

interface Column {
  table: string
  column: string
  type: string
}

/** Writes a vector into every field of an estate that holds words, past all calls: whatever let it in, no page may run it. */
export async function poisonEstate(admin: pg.Pool, siteId: number): Promise<Poisoned> {
  const poisoned: Poisoned = { placed: 0, columns: [] }
  for (const one of await columnsOf(admin)) {
    const name = `${one.table}.${one.column}`
    if (AS_THEY_ARE.has(name)) continue
    const count =
      one.type === 'jsonb' ? await poisonJson(admin, { one, siteId }) : await poisonText(admin, { one, siteId })
    if (count > 0) poisoned.columns.push(name)
    poisoned.placed += count
  }
  poisoned.placed += await poisonParameters(admin, siteId)
  return poisoned
}

async function columnsOf(admin: pg.Pool): Promise<Column[]> {
  const { rows } = await admin.query<Column>(
    `select table_name as table, column_name as column, udt_name as type from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'estate' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and udt_name in ('text', 'varchar', '_text', 'jsonb')
     order by 1, 2`,
  )
  return rows.filter(({ table }) => table !== 'parameters')
}

interface PoisonWish {
  one: Column
  siteId: number
}

/** The first list of vectors that the column takes; none where it holds a choice, or is never written twice. */
async function poisonText(admin: pg.Pool, { one, siteId }: PoisonWish): Promise<number> {
  const lists = LINKS.has(one.column)
    ? [ADDRESSES]
    : WORDS.has(one.column)
      ? [OF_PEOPLE.has(one.column) ? NAMES : HOSTILE_TEXTS, SHORT]
      : []
  const chosen = `($1::text[])[1 + mod(abs(hashtext(ctid::text || '${one.column}')), cardinality($1::text[]))]`
  const value = one.type === '_text' ? `array[${chosen}]` : chosen
  for (const vectors of lists) {
    const sql = `update estate.${one.table} set ${one.column} = ${value} where site_id = $2 and ${one.column} is not null`
    const count = await admin.query(sql, [vectors, siteId]).then(
      ({ rowCount }) => rowCount ?? 0,
      () => null,
    )
    if (count !== null) return count
  }
  return 0
}

async function poisonJson(admin: pg.Pool, { one, siteId }: PoisonWish): Promise<number> {
  const { table, column } = one
  const { rows } = await admin.query(
    `select ctid::text as at, ${column} as value from estate.${table} where site_id = $1 and ${column} is not null`,
    [siteId],
  )
  let placed = 0
  for (const { at, value } of rows) {
    const before = placed
    const changed = withVectors(value, () => NAMES[placed++ % NAMES.length] ?? '')
    const sql = `update estate.${table} set ${column} = $1 where ctid = $2::tid and site_id = $3`
    const isTaken =
      placed > before &&
      (await admin.query(sql, [JSON.stringify(changed), at, siteId]).then(
        () => true,
        () => false,
      ))
    if (!isTaken) placed = before
  }
  return placed
}

/** The same with a vector in each of its words. */
export function withVectors(value: unknown, next: () => string): unknown {
  return replaced({ value, key: '' }, next)
}

function replaced({ value, key }: { value: unknown; key: string }, next: () => string): unknown {
  if (typeof value === 'string') return INNER_WORDS.has(key) ? next() : value
  if (Array.isArray(value)) return value.map((one) => replaced({ value: one, key }, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaced({ value: inner, key: innerKey(key, name) }, next)]),
  )
}

/** Texts by language count as the field that they belong to. */
function innerKey(outer: string, name: string): string {
  return /^(fr|en)$/.test(name) ? outer : name
}

/** Every parameter, those of the look among them; what is a style or HTML gets all of these at once. */
async function poisonParameters(admin: pg.Pool, siteId: number): Promise<number> {
  let at = 0
  for (const [type, facts] of Object.entries<ParameterFacts>(PARAMETERS)) {
    if (type === BY_DESIGN || facts.kind === 'BOOLEAN') continue
    const value = parameterVector({ type, kind: facts.kind, at: at++ })
    await admin.query('update estate.parameters set value = $1 where site_id = $2 and type = $3', [value, siteId, type])
  }
  return at
}

function parameterVector({ type, kind, at }: { type: string; kind: string; at: number }): string {
  if (type === 'GLOBAL_CSS') return CSS_VECTORS.join('\n')
  if (type === 'AFTER_BODY_HTML_TO_LOAD') return HTML_VECTORS.join('\n')
  if (kind === 'LINK') return ADDRESSES[at % ADDRESSES.length] ?? ''
  return HOSTILE_TEXTS[at % HOSTILE_TEXTS.length] ?? ''
}
