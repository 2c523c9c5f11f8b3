import { type Ask, createAsk, type Transport } from '#client/ask.ts'
import type { LookState } from '#contract/sites/look.ts'
import { getLook } from '#contract/sites/look-routes.ts'
import type { Parameter } from '#contract/sites/parameters.ts'
import { getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import type { SiteInfo } from '#contract/sites/site.ts'
import { lookFonts } from '#rules/sites/looks/look-content.ts'

/** Said in the query of any page: it is to be shown as it would look if the draft were published. */
const MARK = { name: 'look', value: 'draft' } as const

/** The draft, for whoever works on it and asks to see it; null for everybody else, who get the page as it is. */
export async function findDraftLook(rawUrl: string, ask: Ask): Promise<LookState | null> {
  const query = rawUrl.split('?')[1] ?? ''
  if (new URLSearchParams(query).get(MARK.name) !== MARK.value) return null
  const answer = await ask(getLook, {})
  return answer.success ? answer.data : null
}

/** Asks as before, and hears the draft where it would hear how the site looks. */
export function askWithLook(ask: Ask, look: LookState): Ask {
  const transport = ask as Transport
  return createAsk(async (route, asked) => {
    const answer = await transport(route, asked)
    if (!answer.success || route.method !== 'GET') return answer
    if (route.path === getSiteInfo.path) return { ...answer, data: drafted(answer.data as SiteInfo, look) }
    if (route.path === getParameters.path) return { ...answer, data: redrafted(answer.data as Parameters, look) }
    return answer
  })
}

interface Parameters {
  parameters: readonly Parameter[]
  total: number
}

function drafted(info: SiteInfo, { content, logos, banner, fontFiles }: LookState): SiteInfo {
  return { ...info, fonts: lookFonts(content), fontFiles, logos, banner }
}

function redrafted({ parameters, total }: Parameters, { content }: LookState): Parameters {
  const said = content.parameters
  const told = parameters.map((one) =>
    Object.hasOwn(said, one.type) ? { ...one, value: said[one.type] ?? null } : one,
  )
  return { parameters: told, total }
}
