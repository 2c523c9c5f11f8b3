import { Box, ButtonBase } from '@mui/material'
import { PAGE_TEMPLATES, type PageTemplate } from '#contract/content/closed-sets.ts'
import { useDeskWords, useSectionNames } from '#office/content/desk/use-desk-words.ts'
import { TEMPLATES } from '#rules/content/templates.ts'
import { PageSketch } from './PageSketch.tsx'
import { usePageSettingsWords } from './settings/use-page-settings-words.ts'

/** What a new page begins with; a link has nothing to begin with. */
export type Beginning = PageTemplate | 'link'

interface TemplateChoiceProps {
  value: Beginning
  onChange: (beginning: Beginning) => void
}

export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const words = useDeskWords().create
  const { create: link } = usePageSettingsWords()
  const names = useSectionNames()
  const templates = PAGE_TEMPLATES.map((name) => ({
    name,
    title: words.templates[name],
    hint: TEMPLATES[name].map((type) => names.kind(type)).join(' · '),
    sections: TEMPLATES[name],
  }))
  const all = [...templates, { name: 'link' as const, title: link.link, hint: link.linkHint, sections: null }]
  return (
    <Box
      role="radiogroup"
      aria-label={words.template}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}
    >
      {all.map(({ name, title, hint, sections }) => (
        <ButtonBase
          key={name}
          role="radio"
          aria-checked={value === name}
          onClick={() => onChange(name)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'flex-start',
            gap: 1.5,
            textAlign: 'left',
            fontFamily: 'inherit',
            p: 1.5,
            borderRadius: 1,
            border: 2,
            borderColor: value === name ? 'primary.main' : 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {sections && <PageSketch sections={sections} />}
          <Box component="span" sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {title}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {hint}
            </Box>
          </Box>
        </ButtonBase>
      ))}
    </Box>
  )
}
