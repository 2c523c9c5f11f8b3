interface PreferredLanguageOptions<Language extends string> {
  header: string | undefined
  languages: readonly Language[]
  usual: Language
}

/**
 * The language that a reader wants most among those there are, from the header of RFC 9110, 12.5.4: `de-AT, en;q=0.7`.
 * A region is as good as its language; what nobody speaks here, and nonsense, is passed over.
 */
export function preferredLanguage<Language extends string>({
  header,
  languages,
  usual,
}: PreferredLanguageOptions<Language>): Language {
  const wanted = (header ?? '').slice(0, MAX_LENGTH).split(',').map(readRange)
  const known = wanted.flatMap(({ code, quality }) => {
    const language = languages.find((one) => one === code)
    return language && quality > 0 ? [{ language, quality }] : []
  })
  // Sorting keeps the order of those that are wanted equally.
  return known.sort((one, other) => other.quality - one.quality)[0]?.language ?? usual
}

/** Browsers send a few dozen letters. */
const MAX_LENGTH = 1_000

function readRange(range: string): { code: string; quality: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
  const told = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
  const quality = told === undefined ? 1 : Number(told)
  return { code: tag.split('-')[0] ?? '', quality: Number.isFinite(quality) ? quality : 0 }
}
