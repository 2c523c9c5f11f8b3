import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import { FolderList } from './FolderList.tsx'
import type { CardView, PageLink } from './journal-view.ts'
import { Pager } from './Pager.tsx'

interface BlogListProps {
  number: number
  folders: readonly { id: number; path: string; name: string; description: string }[]
  cards: readonly CardView[]
  pages: readonly PageLink[]
  words: { pages: string; folders: string; none: string; noneHint: string }
}

/** Folders, then articles; a folder that only holds others needs no word about articles. */
export function BlogList({ number, folders, cards, pages, words }: BlogListProps) {
  return (
    <div className="mx-auto w-full max-w-[90rem] px-6 pb-20 desk:px-10 desk:pb-32">
      {number === 1 && <FolderList title={words.folders} folders={folders} />}
      {cards.length > 0 && <ArticleCards cards={cards} hasOpening={number === 1} />}
      {cards.length === 0 && folders.length === 0 && <EmptyState title={words.none} hint={words.noneHint} />}
      <Pager label={words.pages} pages={pages} />
    </div>
  )
}
