import type { PersonalExport } from '#contract/privacy/privacy.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { PrivacyWords } from '#words/privacy/fr.ts'
import { PersonalParts } from './PersonalParts.tsx'

interface ExportViewProps {
  made: PersonalExport
  words: PrivacyWords
  locale: Locale
  /** Where the same is a file. */
  file: string
}

const LINK = 'inline-block min-h-11 py-2 underline underline-offset-4'

/** Everything that is known of a person, to read and to take along. */
export function ExportView({ made, words, locale, file }: ExportViewProps) {
  const said = words.export
  return (
    <>
      {/* Not by the router: the answer is a file. */}
      <a href={file} download={said.filename} className={LINK}>
        {said.download}
      </a>
      {!made.coversAddress && (
        <p className="mt-4 max-w-[60ch] text-[0.9375rem]">
          {said.onlyAccount}{' '}
          <a href={pathInLocale('/privacy/request', locale)} className="underline underline-offset-4">
            {said.ask}
          </a>
        </p>
      )}
      <div className="mt-8">
        {made.parts.length === 0 ? <p>{said.nothing}</p> : <PersonalParts parts={made.parts} words={words} />}
      </div>
    </>
  )
}
