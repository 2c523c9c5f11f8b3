import type { Elsewhere, PageData } from '#ui/router/page-data.ts'
import { type Path, printPath } from '#ui/router/paths.ts'
import type { PageError, SentForm } from '#ui/router/router-context.ts'

interface AskOptions {
  signal: AbortSignal
  /** What is sent to the page; nothing where it is only asked for. */
  form?: SentForm | undefined
}

type PageAnswer = { page: PageData } | { elsewhere: Elsewhere } | { error: PageError }

/** Asks the server for a page's data, or sends it a form. */
export async function askPage(to: Path, { signal, form }: AskOptions): Promise<PageAnswer> {
  const answer = await fetch(dataAddress(to), { signal, ...(form && sent(form)) }).catch(() => null)
  // Another spelling of the address: the browser finds its own way.
  if (answer?.redirected) return { elsewhere: { to: printPath(to), isFile: true } }
  const isTold = answer?.headers.get('content-type')?.startsWith('application/json')
  const told = isTold ? await answer?.json().catch(() => null) : null
  if (!told) return { error: { status: answer && !answer.ok ? answer.status : 500, data: null } }
  return 'to' in told ? { elsewhere: told } : { page: told }
}

/** `/nos-vins.data`; the page `/` has no name of its own. */
function dataAddress({ pathname, search }: Path): string {
  const path = pathname.replace(/\/+$/, '')
  return `${path === '' ? '/_root' : path}.data${search}`
}

function sent({ formData, isMultipart }: SentForm): RequestInit {
  const typed = () => new URLSearchParams([...formData].map(([name, value]) => [name, String(value)]))
  return { method: 'POST', body: isMultipart ? formData : typed() }
}
