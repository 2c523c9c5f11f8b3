import { Link } from '#ui/router/Link.tsx'

interface FolderListProps {
  title: string
  folders: readonly { id: number; path: string; name: string; description: string }[]
}

/** Folders as a table of contents. */
export function FolderList({ title, folders }: FolderListProps) {
  if (folders.length === 0) return null
  return (
    <nav aria-label={title} className="mb-14 desk:mb-20">
      <ul className="grid gap-x-14 desk:grid-cols-2">
        {folders.map(({ id, path, name, description }) => (
          <li key={id} className="relative border-ink/15 border-t py-5">
            <Link
              to={path}
              className="font-title text-[1.5rem] text-heading after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            {description && <p className="mt-1 max-w-[52ch]">{description}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
