/** What the product is about: every layer has the same rooms, under the same names. */
export const SUBJECTS: ReadonlySet<string> = new Set([
  'accounts',
  'books',
  'carts',
  'catalogue',
  'cellar',
  'checkout',
  'consent',
  'content',
  'customizations',
  'deliveries',
  'edits',
  'events',
  'forms',
  'gift-cards',
  'imports',
  'invoices',
  'journal',
  'mails',
  'media',
  'newsletters',
  'office',
  'orders',
  'payments',
  'places',
  'privacy',
  'quotes',
  'returns',
  'reviews',
  'sites',
  'visits',
])

/** The rooms of a layer that belong to no subject. A layer that is not named here has no rooms. */
export const GENERAL_ROOMS: Readonly<Record<string, readonly string[]>> = {
  contract: ['basics'],
  rules: ['basics'],
  words: ['basics'],
  'db/queries': ['basics'],
  api: ['calls', 'http', 'background'],
  ui: ['controls', 'overlays', 'pictures', 'router', 'state', 'text'],
  site: ['browser', 'gallery', 'server', 'shell'],
  office: ['shell'],
}

/** What joins the subjects of a layer, or is found by a tool at the top. */
const AT_THE_TOP =
  /^(contract\/all-(calls|resources)|api\/(all-[a-z-]+|app|full-registry)|site\/(root|routes|renderer|entry\.\w+)|office\/(entry|vite\.config))(\.test)?\.tsx?$/

/** Files and folders that lie in no room, each with its layer. */
export function findHomeless(paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const layer = Object.keys(GENERAL_ROOMS).find((name) => path.startsWith(`${name}/`))
    if (!layer || AT_THE_TOP.test(path) || !/\.tsx?$/.test(path)) return false
    const [room = '', ...rest] = path.slice(layer.length + 1).split('/')
    return rest.length === 0 || !(SUBJECTS.has(room) || GENERAL_ROOMS[layer]?.includes(room))
  })
}
