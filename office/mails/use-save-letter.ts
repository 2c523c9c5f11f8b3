import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { LetterWithTexts } from '#contract/mails/letters.ts'
import { changeLetter, getLetter } from '#contract/mails/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { type Choice, findDifferences, mergeChanges } from '#office/shell/conflict/differences.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { sameValue } from '#rules/basics/same-value.ts'
import type { Locale } from '#words/basics/locales.ts'
import { letterScreenWords } from '#words/office/letters/words.ts'

type Texts = LetterWithTexts['texts']
type Slot = keyof Texts['fr']
export type TextProblems = Partial<Record<Slot, string>>

/** What is typed of a letter's texts, and saving it; who was overtaken chooses. */
export function useSaveLetter(letter: LetterWithTexts) {
  const words = letterScreenWords[useSpokenLocale()]
  const { faults } = useWords()
  const notify = useNotify()
  const [base, setBase] = useState(letter)
  const [texts, setTexts] = useState(letter.texts)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<LetterWithTexts | null>(null)
  const [isBusy, setBusy] = useState(false)
  const params = { kind: letter.kind }

  const send = async (said: Texts, version: number) => {
    setBusy(true)
    const answer = await ask(changeLetter, { params, body: { texts: said, version } }).catch(() => null)
    setBusy(false)
    setErrors(answer && !answer.success ? (answer.errors ?? {}) : {})
    if (answer?.success) {
      setBase(answer.data.letter)
      setTexts(answer.data.letter.texts)
      notify(words.saved, { type: 'success' })
    } else if (answer?.code === 'changed-meanwhile') {
      const now = await ask(getLetter, { params }).catch(() => null)
      if (now?.success) setTheirs(now.data.letter)
    } else notify(answer?.message ?? faults.offline, { type: 'error' })
  }

  const differences = theirs
    ? findDifferences({
        names: ['texts'],
        base: { texts: base.texts },
        theirs: { texts: theirs.texts },
        mine: { texts },
      })
    : []
  const settle = (choices: Readonly<Record<string, Choice>>) => {
    if (!theirs) return
    const merged = mergeChanges({ mine: { texts }, differences, choices }).texts as Texts
    setTexts(merged)
    setBase(theirs)
    setTheirs(null)
    void send(merged, theirs.version)
  }

  return {
    texts,
    setTexts: (said: Texts) => {
      setTexts(said)
      // What is being mended is judged anew when it is saved.
      setErrors({})
    },
    isBusy,
    hasChanges: !sameValue(texts, base.texts),
    problems: { fr: problemsOf(errors, 'fr'), en: problemsOf(errors, 'en') },
    save: async () => {
      if (!isBusy && !sameValue(texts, base.texts)) await send(texts, base.version)
    },
    conflict: theirs && { differences, onSave: settle, onLater: () => setTheirs(null) },
  }
}

function problemsOf(errors: Readonly<Record<string, string>>, language: Locale): TextProblems {
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`texts.${language}.`))
  return Object.fromEntries(own.map(([path, said]) => [path.split('.').at(-1) ?? '', said]))
}
