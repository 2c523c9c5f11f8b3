import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { Loading } from 'react-admin'
import { useParams } from 'react-router'
import type { LetterWithTexts } from '#contract/mails/letters.ts'
import { getLetter } from '#contract/mails/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { DifferencesDialog } from '#office/shell/conflict/DifferencesDialog.tsx'
import { useTellValue } from '#office/shell/conflict/tell-value.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { useWarnBeforeLeaving } from '#office/shell/form/use-warn-before-leaving.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useKey } from '#office/shell/frame/use-key.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Columns } from '#office/shell/panel/Columns.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import type { Locale } from '#words/basics/locales.ts'
import { letterScreenWords } from '#words/office/letters/words.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { LetterTexts } from './LetterTexts.tsx'
import { useSaveLetter } from './use-save-letter.ts'

/** One mail: what the estate says in it, and how it looks. */
export function LetterPage() {
  const { id = '' } = useParams()
  const words = letterScreenWords[useSpokenLocale()]
  const { data, refusal } = useAnswer(id, () => ask(getLetter, { params: { kind: id as LetterWithTexts['kind'] } }))
  if (refusal) return <PageHead title={words.notFound} above={<BackLink name="letters" />} />
  if (!data) return <Loading />
  return <Letter key={id} letter={data.letter} />
}

function Letter({ letter }: { letter: LetterWithTexts }) {
  const spoken = useSpokenLocale()
  const words = letterScreenWords[spoken]
  const { save: saveLabel, saveKey } = useWords().form
  const mayChange = useMayChange('mails') && letter.fixed === null
  const [language, setLanguage] = useState<Locale>(spoken)
  const { texts, setTexts, problems, hasChanges, isBusy, save, conflict } = useSaveLetter(letter)
  const tell = useTellValue({ title: '', one: '', fields: words.slots, choices: {}, sections: {}, hints: {} })
  const preview = <LetterPreview letter={letter} language={language} texts={texts[language]} />
  useWarnBeforeLeaving(hasChanges)
  useKey('s', () => void save())
  return (
    <>
      <PageHead title={words.kinds[letter.kind]} above={<BackLink name="letters" />}>
        {mayChange && (
          <Button variant="contained" title={saveKey} disabled={!hasChanges || isBusy} onClick={() => void save()}>
            {saveLabel}
          </Button>
        )}
      </PageHead>
      {letter.fixed ? (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
          <Alert severity="info">{words.because[letter.fixed]}</Alert>
          {preview}
        </Box>
      ) : (
        <Columns
          main={
            <LetterTexts
              letter={letter}
              language={language}
              onLanguage={setLanguage}
              texts={texts[language]}
              problems={problems[language]}
              isDisabled={!mayChange}
              onChange={(said) => setTexts({ ...texts, [language]: said })}
            />
          }
          side={preview}
        />
      )}
      {conflict && (
        <DifferencesDialog
          differences={conflict.differences}
          tell={{ ...tell, path: (path) => tell.path(path.replace(/^texts\./, '')) }}
          onSave={conflict.onSave}
          onLater={conflict.onLater}
        />
      )}
    </>
  )
}
