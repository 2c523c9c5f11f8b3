import { Box } from '@mui/material'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { useWords } from '#office/shell/locale.ts'
import { type PageEdit, valueAt } from '#rules/content/drafts/page-edits.ts'
import { findSection } from '#rules/content/drafts/section-tree.ts'
import { isUntranslated } from '#rules/content/untranslated-words.ts'
import { FieldControl } from './FieldControl.tsx'
import { translatedFields } from './translated-fields.ts'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'

interface TranslationPanelProps {
  page: DeskPage
  section: DeskSection
  /** Side by side, in this order. */
  languages: readonly (keyof DeskPage)[]
  isDisabled: boolean
  onEdit: (edits: readonly PageEdit[]) => void
}

/** The words of a section in every language, next to each other; what waits for its words is marked. */
export function TranslationPanel({ page, section, languages, isDisabled, onEdit }: TranslationPanelProps) {
  const words = useDeskWords().translation
  const names = useSectionNames()
  const { languages: spoken } = useWords().form
  const fields = translatedFields(section)
  const twins = languages.map((language) => ({
    language,
    section: findSection(page[language]?.sections ?? [], section.id),
  }))
  const columns = { display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(${languages.length}, minmax(0, 1fr))` }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="h2" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 600 }}>
        {names.kind(section.type)}
      </Box>
      <Box aria-hidden sx={{ ...columns, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {languages.map((language) => (
          <span key={language}>{spoken[language]}</span>
        ))}
      </Box>
      {fields.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.nothing}</Box>}
      {fields.map(({ path, field, names: steps }) => {
        const label = labelOf(steps, (some) => names.field(section.type, some))
        return (
          <Box key={path.join('.')} sx={{ ...columns, alignItems: 'start' }}>
            {twins.map(({ language, section: twin }) => {
              const value = valueAt(twin, path)
              const waits = twins.some(
                ({ section: other }) => other !== twin && isUntranslated({ section: twin, twin: other }, path),
              )
              return (
                <Box key={language} sx={{ minWidth: 0 }}>
                  <FieldControl
                    field={field}
                    label={`${label} (${language.toUpperCase()})`}
                    value={value}
                    language={language}
                    isDisabled={isDisabled || !twin}
                    isFaulty={false}
                    choiceName={(name) => name}
                    onChange={(typed) =>
                      onEdit([
                        {
                          kind: 'change',
                          ...{ id: section.id, path, language },
                          value: field.isOptional && typed === '' && steps.at(-1) !== 'alt' ? undefined : typed,
                        },
                      ])
                    }
                  />
                  {waits && (
                    <Box sx={{ mt: 0.25, color: 'warning.main', fontSize: '0.75rem' }}>{words.untranslated}</Box>
                  )}
                </Box>
              )
            })}
          </Box>
        )
      })}
    </Box>
  )
}

/** What is said of a picture is told with the name of the picture: a section may have several. */
function labelOf(steps: readonly string[], name: (steps: readonly string[]) => string): string {
  return steps.at(-1) === 'alt' ? [name(steps.slice(0, -1)), name(steps)].join(', ') : name(steps)
}
