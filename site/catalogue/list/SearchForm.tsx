import type { SyntheticEvent } from 'react'
import { useLocation, useNavigate } from '#ui/router/hooks.ts'
import type { ListView } from './list-view.server.ts'

/** The field of the results page; another search begins without the filters of the last one. */
export function SearchForm({ list: { words, search } }: { list: ListView }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wished = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    navigate({ search: wished && new URLSearchParams({ search: wished }).toString() })
  }
  return (
    <search>
      <form
        // Another address, another field: it holds what the page answers.
        key={search}
        action={pathname}
        onSubmit={send}
        className="mt-8 flex max-w-2xl items-stretch border-b border-ink focus-within:border-accent"
      >
        <input
          type="search"
          name="search"
          aria-label={words.searchTitle}
          placeholder={words.searchLabel}
          defaultValue={search}
          maxLength={100}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-[1.25rem] outline-none placeholder:text-ink/65"
        />
        <button type="submit" className="cursor-pointer px-4 underline-offset-4 hover:underline">
          {words.searchButton}
        </button>
      </form>
    </search>
  )
}
