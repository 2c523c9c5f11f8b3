import type { Route } from '#contract/basics/route.ts'
import { currentLocale } from '#office/shell/locale.ts'
import { saveBlob } from '#office/shell/save-blob.ts'
import { LOCALES } from '#words/basics/locales.ts'
import type { Days } from './periods.ts'

/** Saves a file of the server's under the name it gives it; false when there is none. */
export async function saveFile({ path, method }: Route, days: Days): Promise<boolean> {
  const answer = await fetch(`/api${path}?${new URLSearchParams({ ...days })}`, {
    method,
    headers: { userlang: LOCALES[currentLocale()].lang },
    credentials: 'include',
  }).catch(() => null)
  if (!answer?.ok) return false
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  saveBlob(await answer.blob(), name)
  return true
}
