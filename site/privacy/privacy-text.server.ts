import { getParameters } from '#contract/sites/routes.ts'
import { type ParameterValues, parameterValues } from '#rules/sites/parameters.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'

/** For `PrivacyNote`, where a page has not asked for the parameters anyway. */
export async function loadPrivacyText({ ask }: Pick<PageContext, 'ask'>): Promise<string | null> {
  return privacyText(parameterValues(answered(await ask(getParameters, {})).parameters))
}

export function privacyText(values: ParameterValues): string | null {
  return values.PRIVACY?.trim() || null
}
