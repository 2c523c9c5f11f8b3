import { escapeXml } from '#rules/basics/escape-xml.ts'

type Fields = readonly (readonly [name: string, value: string])[]

/** One thing that can be bought; names are those of RSS, and of Google's attributes with a `g:` before them. */
export interface FeedEntry {
  fields: Fields
  shipping: readonly Fields[]
}

interface FeedFacts {
  title: string
  description: string
  link: string
  entries: readonly FeedEntry[]
}

/** RSS 2.0 with the attributes of Google Merchant Center, which Meta's and Microsoft's catalogues read too. */
export function feedXml({ title, description, link, entries }: FeedFacts): string {
  const head = fieldsXml([
    ['title', title],
    ['link', link],
    ['description', description],
  ])
  const items = entries.map(({ fields, shipping }) => {
    const ways = shipping.map((way) => `<g:shipping>${fieldsXml(way)}</g:shipping>`)
    return `<item>${fieldsXml(fields)}${ways.join('')}</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${head}\n${items.join('\n')}\n</channel></rss>\n`
}

function fieldsXml(fields: Fields): string {
  return fields.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`).join('')
}
