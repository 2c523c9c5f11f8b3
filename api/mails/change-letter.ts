import type { Handler } from '#api/calls/handler.ts'
import type { changeLetter } from '#contract/mails/letters.ts'
import { saveLetterTexts } from '#db/queries/mails/letter-texts.ts'
import { readLetter } from './get-letter.ts'
import { letterProblems } from './letter-problems.ts'
import type { SampleLetter } from './made-up-mail.ts'

export function createChangeLetterHandler(sample: SampleLetter): Handler<typeof changeLetter> {
  return async ({ params: { kind }, body: { texts, version } }, parts) => {
    const { db, now } = parts
    const problems = Object.entries(texts).flatMap(([language, said]) =>
      Object.entries(letterProblems(kind, said)).map(([slot, problem]) => [`texts.${language}.${slot}`, problem]),
    )
    if (problems.length > 0) return { problems: Object.fromEntries(problems) }
    const before = await readLetter(parts, { kind, sample })
    if (!(await saveLetterTexts(db, { kind, texts, version, now }))) return { refusal: 'changed-meanwhile' }
    const letter = await readLetter(parts, { kind, sample })
    return {
      value: { letter },
      changes: [{ thing: 'letters', id: kind, before: before.texts, after: letter.texts }],
    }
  }
}
