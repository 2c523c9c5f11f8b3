import type { ReactNode } from 'react'

/** One wine, one news item, one event…: all such pages begin where the estate wants it (DETAIL_PAGE_MARGIN_TOP). */
export function DetailPage({ children }: { children: ReactNode }) {
  return (
    <article className="detail-room mx-auto w-full max-w-[90rem] px-6 pb-20 desk:px-10 desk:pb-32">{children}</article>
  )
}
