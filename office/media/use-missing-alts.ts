import { useState } from 'react'
import { useDataProvider, useNotify, useUpdate } from 'react-admin'
import { useMayChange } from '#office/shell/me.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { MediaRecord, MediaRow } from './library.ts'

/** What was typed of one picture, by language. */
export type TypedAlts = Readonly<Partial<Record<Locale, string>>>

/** What pictures that are about to be chosen show, where the library does not say it yet: typed here, kept there. */
export function useMissingAlts(chosen: readonly MediaRow[]) {
  const provider = useDataProvider()
  const notify = useNotify()
  const mayWrite = useMayChange('media')
  const [update] = useUpdate()
  const [typedById, setTyped] = useState<Readonly<Record<string, TypedAlts>>>({})
  const missing = chosen.filter(({ kind, hasAlt }) => kind === 'IMAGE' && !hasAlt)
  const type = ({ mediaId }: MediaRow, typed: TypedAlts) =>
    setTyped((now) => ({ ...now, [mediaId]: { ...now[mediaId], ...typed } }))

  const saveOne = async (row: MediaRow): Promise<MediaRow> => {
    const said = Object.entries(typedById[row.mediaId] ?? {}).filter(([, alt]) => alt.trim() !== '')
    if (row.hasAlt || said.length === 0) return row
    const { id } = row
    const { data: before } = await provider.getOne<MediaRecord>('media', { id })
    const texts = { ...before.texts, ...Object.fromEntries(said.map(([locale, alt]) => [locale, { alt }])) }
    const request = { id, data: { ...before, texts }, previousData: before }
    await update('media', request, { mutationMode: 'pessimistic', returnPromise: true })
    return { ...row, hasAlt: true }
  }
  /** These pictures with what was said of them; null where that could not be kept. */
  const save = async (rows: readonly MediaRow[]): Promise<MediaRow[] | null> => {
    try {
      return await Promise.all(rows.map(saveOne))
    } catch (fault) {
      notify((fault as Error).message, { type: 'error' })
      return null
    }
  }
  return { missing, mayWrite, typedOf: ({ mediaId }: MediaRow) => typedById[mediaId] ?? {}, type, save }
}
