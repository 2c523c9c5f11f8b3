import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { MediaRow } from './library.ts'
import type { useLibrary } from './use-library.ts'

interface PickedOptions {
  library: ReturnType<typeof useLibrary>
  isMany: boolean
}

/** What is marked in the library, in the order in which it was; it stays so while one looks for the next. */
export function usePicked({ library, isMany }: PickedOptions) {
  const provider = useDataProvider()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [kept, setKept] = useState<readonly MediaRow[]>([])
  const mark = (mediaId: string) =>
    setChosen((now) => (isMany ? [...now.filter((one) => one !== mediaId), mediaId] : [mediaId]))
  const found = chosen.flatMap((id) => [...library.rows, ...kept].find(({ mediaId }) => mediaId === id) ?? [])
  return {
    chosen,
    found,
    mark,
    toggle: ({ mediaId }: MediaRow) =>
      chosen.includes(mediaId) ? setChosen(chosen.filter((one) => one !== mediaId)) : mark(mediaId),
    /** One that was just added: known at once, whatever of the library is looked at. */
    bring: async (mediaId: string) => {
      mark(mediaId)
      const asked = {
        filter: { mediaId },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'createdAt', order: 'DESC' },
      } as const
      const answer = await provider.getList<MediaRow>('media', asked).catch(() => null)
      setKept((now) => [...now, ...(answer?.data ?? [])])
      await library.reload()
    },
    narrow: (changed: Parameters<typeof library.narrow>[0]) => {
      setKept(found)
      library.narrow(changed)
    },
  }
}
