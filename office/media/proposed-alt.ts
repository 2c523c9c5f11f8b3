import { transport } from '#office/shell/ask.ts'
import type { MediaRow } from './library.ts'

const GET_MEDIA = { method: 'GET', path: '/admin/media/:id' } as const

/** What the library says of a picture, by language, to begin with where it is placed; nothing where it says nothing. */
export async function proposedAlts({ id, hasAlt }: MediaRow): Promise<Record<string, string>> {
  if (!hasAlt) return {}
  const answer = await transport(GET_MEDIA, { params: { id } }).catch(() => null)
  if (!answer?.success) return {}
  const { mediaFile } = answer.data as { mediaFile: { texts: Readonly<Record<string, { alt: string } | undefined>> } }
  return Object.fromEntries(Object.entries(mediaFile.texts).map(([locale, text]) => [locale, text?.alt ?? '']))
}

/** The same as a thing keeps it that says something of its pictures in each language. */
export async function proposedTexts(row: MediaRow): Promise<Record<string, { alt: string }>> {
  const said = Object.entries(await proposedAlts(row)).filter(([, alt]) => alt !== '')
  return Object.fromEntries(said.map(([locale, alt]) => [locale, { alt }]))
}
