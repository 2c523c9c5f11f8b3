import { PARAMETERS, type ParameterFacts } from '#rules/sites/parameter-catalogue.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { EFFECTS } from './effects.ts'

const SHOWN_BY = 'tests/parameters/parameters.call.test.ts'

/** docs/parameters.md: every parameter of a site, what it does, and how we know. */
export function parameterPage(): string {
  const all = Object.entries<ParameterFacts>(PARAMETERS)
  const waiting = all.filter(([, { waitsFor }]) => waitsFor !== null)
  const rows = all.map(([type, { kind, default: value, choices, does, waitsFor }]) => {
    const name = type as keyof typeof parameterWords.fr
    const given = value === null ? '' : `\`${value}\``
    const kinds = choices ? `${kind}: ${choices.join(', ')}` : kind
    return `| \`${type}\` | ${parameterWords.fr[name]} / ${parameterWords.en[name]} | ${kinds} | ${given} | ${does} | ${waitsFor ? `waits for: ${waitsFor}` : seenBy(type)} |`
  })
  return `# Parameters of a site

Made from \`rules/sites/parameter-catalogue.ts\` and \`tests/parameters/effects.ts\`; \`vitest run --project call tests/parameters -u\` writes it anew.
${all.length} parameters: ${all.length - waiting.length} have their effect today, ${waiting.length} wait for screens to come.

| parameter | label | kind | default | does | shown by |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function seenBy(type: string): string {
  const effect = EFFECTS[type as keyof typeof EFFECTS]
  return 'seenBy' in effect ? effect.seenBy : SHOWN_BY
}
