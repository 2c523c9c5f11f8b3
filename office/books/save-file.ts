import type { AccountFile } from '#contract/books/closed-sets.ts'
import { getAccountFile } from '#contract/books/routes.ts'
import { currentLocale } from '#office/shell/locale.ts'
import { saveBlob } from '#office/shell/save-blob.ts'
import { LOCALES } from '#words/basics/locales.ts'
import type { Days } from './periods.ts'

/** Saves a file of the server's under the name it gives it; false when there is none. */
export async function saveFile(file: AccountFile, days: Days): Promise<boolean> {
  const { method, path } = getAccountFile
  const answer = await fetch(`/api${path.replace(':file', file)}?${new URLSearchParams({ ...days })}`, {
    method,
    headers: { userlang: LOCALES[currentLocale()].lang },
    credentials: 'include',
  }).catch(() => null)
  if (!answer?.ok) return false
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  // A file that could not be made to its end breaks off.
  const blob = await answer.blob().catch(() => null)
  if (blob) saveBlob(blob, name)
  return blob !== null
}
