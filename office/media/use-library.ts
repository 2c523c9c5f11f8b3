import { useState } from 'react'
import { useInfiniteGetList } from 'react-admin'
import { getMediaSpace } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import type { MediaRow } from './library.ts'

const AT_ONCE = 48

/** What of the library is looked at. */
export interface LibraryFilter {
  search?: string | undefined
  tag?: string | undefined
  kind?: 'IMAGE' | 'VIDEO' | undefined
  isUsed?: boolean | undefined
  hasAlt?: boolean | undefined
}

/** The library, newest first, some at a time. */
export function useLibrary(first: LibraryFilter) {
  const [filter, setFilter] = useState(first)
  const list = useInfiniteGetList<MediaRow>('media', {
    pagination: { page: 1, perPage: AT_ONCE },
    sort: { field: 'createdAt', order: 'DESC' },
    filter,
  })
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  return {
    rows,
    total: list.data?.pages[0]?.total ?? 0,
    isPending: list.isPending,
    refusal: list.error ? list.error.message : null,
    filter,
    narrow: (changed: LibraryFilter) => setFilter((now) => ({ ...now, ...changed })),
    showMore: list.hasNextPage ? () => void list.fetchNextPage() : null,
    reload: async () => {
      await list.refetch()
    },
  }
}

/** How full the library is, and the tags there are. */
export function useMediaSpace() {
  return useAnswer('space', () => ask(getMediaSpace, {}))
}
