import type { PersonalExport } from '#contract/privacy/privacy.ts'
import type { PrivacyWords } from '#words/privacy/fr.ts'

interface PersonalPartsProps {
  parts: PersonalExport['parts']
  words: PrivacyWords
}

/** An export as people read it: a chapter for each part, a list for each row. */
export function PersonalParts({ parts, words }: PersonalPartsProps) {
  const titles: Readonly<Record<string, string>> = words.parts
  return (
    <div className="flex flex-col gap-6">
      {parts.map(({ name, rows }) => (
        <details key={name} className="border-ink/15 border-t pt-4" open={rows.length < 4}>
          <summary className="title-3 cursor-pointer">
            {titles[name] ?? name} <span className="text-base opacity-70">({rows.length})</span>
          </summary>
          <ol className="mt-5 flex flex-col gap-6">
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id of their own and never move
              <li key={at} className="border-ink/10 border-l-2 pl-4">
                <Value value={row} words={words} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}

function Value({ value, words }: { value: unknown; words: PrivacyWords }) {
  if (Array.isArray(value)) {
    if (value.length === 0) return words.export.none
    return (
      <ul className="flex flex-col gap-2">
        {value.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values have no id and never move
          <li key={at}>
            <Value value={one} words={words} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'object' && value !== null) return <Fields fields={value} words={words} />
  if (typeof value === 'boolean') return value ? words.export.yes : words.export.no
  return value === null || value === '' ? words.export.none : String(value)
}

function Fields({ fields, words }: { fields: object; words: PrivacyWords }) {
  const labels: Readonly<Record<string, string>> = words.columns
  return (
    <dl className="grid gap-x-6 gap-y-1 text-[0.9375rem] desk:grid-cols-[minmax(9rem,14rem)_1fr]">
      {Object.entries(fields).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="opacity-75">{labels[name] ?? name}</dt>
          <dd className="mb-2 min-w-0 break-words desk:mb-0">
            <Value value={value} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
