import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { MediaRow } from './library.ts'
import type { useLibrary } from './use-library.ts'

interface PickedOptions {
  library: ReturnType<typeof useLibrary>
  isMany: boolean
}

/** What is marked in the library, in the order in which it was; it stays so whatever of the library is looked at. */
export function usePicked({ library, isMany }: PickedOptions) {
  const provider = useDataProvider()
  const [marked, setMarked] = useState<readonly MediaRow[]>([])
  const without = (rows: readonly MediaRow[], { mediaId }: MediaRow) => rows.filter((one) => one.mediaId !== mediaId)
  const mark = (row: MediaRow) => setMarked((now) => (isMany ? [...without(now, row), row] : [row]))
  return {
    /** As the library says it now, where it shows them. */
    picked: marked.map((row) => library.rows.find(({ mediaId }) => mediaId === row.mediaId) ?? row),
    mark,
    toggle: (row: MediaRow) =>
      marked.some(({ mediaId }) => mediaId === row.mediaId) ? setMarked((now) => without(now, row)) : mark(row),
    /** One that was just added. */
    bring: async (mediaId: string) => {
      const asked = {
        filter: { mediaId },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'createdAt', order: 'DESC' },
      } as const
      const answer = await provider.getList<MediaRow>('media', asked).catch(() => null)
      for (const row of answer?.data ?? []) mark(row)
      await library.reload()
    },
  }
}
