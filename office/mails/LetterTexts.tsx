import { Box, Button, Chip, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useRef } from 'react'
import type { LetterWithTexts } from '#contract/mails/letters.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { fill } from '#words/basics/fill.ts'
import { LOCALE_CODES, type Locale } from '#words/basics/locales.ts'
import { letterScreenWords } from '#words/office/letters/words.ts'
import type { TextProblems } from './use-save-letter.ts'

type Texts = LetterWithTexts['texts']['fr']
type Slot = LetterWithTexts['slots'][number]

interface LetterTextsProps {
  letter: LetterWithTexts
  language: Locale
  onLanguage: (language: Locale) => void
  texts: Texts
  problems: TextProblems
  isDisabled: boolean
  onChange: (texts: Texts) => void
}

/** What the estate says in a mail, in one language, with the words that are filled in beside it. */
export function LetterTexts({ letter, language, onLanguage, texts, problems, isDisabled, onChange }: LetterTextsProps) {
  const words = letterScreenWords[useSpokenLocale()]
  const { languages } = useWords().form
  const last = useRef<Slot>(letter.slots.includes('opening') ? 'opening' : 'closing')
  const insert = (placeholder: string) =>
    onChange({ ...texts, [last.current]: `${texts[last.current]}{${placeholder}}` })
  return (
    <>
      <Block
        title={words.own}
        acts={
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={words.language}
            value={language}
            onChange={(_, chosen) => chosen && onLanguage(chosen)}
          >
            {LOCALE_CODES.map((code) => (
              <ToggleButton key={code} value={code}>
                {languages[code]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
      >
        <Box lang={language} sx={{ display: 'grid', gap: 2.5, mt: 2 }}>
          {letter.slots.map((slot) => (
            <SlotField
              key={slot}
              slot={slot}
              said={texts[slot]}
              usual={letter.usual[language][slot]}
              problem={problems[slot]}
              isDisabled={isDisabled}
              onFocus={() => {
                last.current = slot
              }}
              onChange={(said) => onChange({ ...texts, [slot]: said })}
            />
          ))}
        </Box>
      </Block>
      <Block title={words.placeholders}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {letter.placeholders.map((name) => (
            <Box key={name} component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Chip
                size="small"
                variant="outlined"
                label={`{${name}}`}
                aria-label={fill(words.insert, { name: `{${name}}` })}
                disabled={isDisabled}
                onClick={() => insert(name)}
              />
              <Box sx={{ color: 'text.secondary' }}>{words.named[name]}</Box>
            </Box>
          ))}
        </Box>
      </Block>
    </>
  )
}

interface SlotFieldProps {
  slot: Slot
  said: string
  usual: string
  problem: string | undefined
  isDisabled: boolean
  onFocus: () => void
  onChange: (said: string) => void
}

function SlotField({ slot, said, usual, problem, isDisabled, onFocus, onChange }: SlotFieldProps) {
  const words = letterScreenWords[useSpokenLocale()]
  const label = words.slots[slot]
  const isOwn = said !== ''
  const act = isOwn ? words.back : words.useUsual
  return (
    <Box>
      <TextField
        id={`letter-${slot}`}
        label={label}
        value={said}
        multiline={slot !== 'subject'}
        minRows={slot === 'opening' ? 4 : 3}
        disabled={isDisabled}
        error={problem !== undefined}
        helperText={problem ?? words.slotHints[slot]}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'pre-line', mt: 0.5, ml: '2px' }}>
        {usual ? fill(words.usual, { text: usual }) : words.usualNone}
      </Box>
      {!isDisabled && (isOwn || usual !== '') && (
        <Button
          size="small"
          color="secondary"
          aria-label={fill(isOwn ? words.backOf : words.useUsualOf, { slot: label })}
          onClick={() => onChange(isOwn ? '' : usual)}
        >
          {act}
        </Button>
      )}
    </Box>
  )
}
