import { Box, Button, ButtonBase, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { DeskPage } from '#contract/content/page-content.ts'
import { savePageDraft } from '#contract/content/routes.ts'
import { newSection } from '#office/content/desk/new-section.ts'
import { useDeskWords, useSectionNames } from '#office/content/desk/use-desk-words.ts'
import { ask } from '#office/shell/ask.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { slugOf } from '#rules/basics/slug.ts'
import { TEMPLATES, type TemplateName } from './templates.ts'

/** A new page: its name, and what it begins with. */
export function PageCreate() {
  const words = useDeskWords().create
  const { faults } = useWords()
  const names = useSectionNames()
  const notify = useNotify()
  const navigate = useNavigate()
  const data = useDataProvider()
  const [name, setName] = useState({ fr: '', en: '' })
  const [template, setTemplate] = useState<TemplateName>('estate')
  const [isBusy, setBusy] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const english = name.en.trim() || name.fr
    const created = await data
      .create('pages', { data: { texts: { fr: textOf(name.fr), en: textOf(english) } } })
      .catch((error: Error) => void notify(error.message || faults.offline, { type: 'error' }))
    setBusy(false)
    if (!created) return
    const id = String(created.data.id)
    if (template !== 'empty') {
      const content = startOf(template, { fr: name.fr, en: english })
      await ask(savePageDraft, { params: { id }, body: { version: 0, content } }).catch(() => null)
    }
    void navigate(`/pages/${id}`)
  }
  return (
    <>
      <PageHead title={words.title} note={words.hint} above={<BackLink name="pages" />} />
      <Box component="form" onSubmit={make} sx={{ display: 'grid', gap: 2.5, maxWidth: 900 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, pt: 1 }}>
          <TextField
            label={words.name}
            value={name.fr}
            required
            lang="fr"
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setName({ ...name, fr: target.value })}
          />
          <TextField
            label={words.nameEnglish}
            value={name.en}
            lang="en"
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setName({ ...name, en: target.value })}
          />
        </Box>
        <Box
          role="radiogroup"
          aria-label={words.template}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}
        >
          {(Object.keys(TEMPLATES) as TemplateName[]).map((one) => (
            <ButtonBase
              key={one}
              role="radio"
              aria-checked={template === one}
              onClick={() => setTemplate(one)}
              sx={{
                display: 'block',
                textAlign: 'left',
                fontFamily: 'inherit',
                p: 1.5,
                borderRadius: 1,
                border: 2,
                borderColor: template === one ? 'primary.main' : 'divider',
                bgcolor: 'background.paper',
              }}
            >
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {words.templates[one]}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {TEMPLATES[one].map((type) => names.kind(type)).join(' · ')}
              </Box>
            </ButtonBase>
          ))}
        </Box>
        <Box>
          <Button type="submit" variant="contained" disabled={isBusy || name.fr.trim() === ''}>
            {words.make}
          </Button>
        </Box>
      </Box>
    </>
  )
}

function textOf(title: string) {
  return { title, url: slugOf(title, { most: 100 }), menuTitle: title, metaDescription: '' }
}

/** The same sections in both languages, known by the same ids. */
function startOf(template: TemplateName, titles: Record<'fr' | 'en', string>): DeskPage {
  const sections = TEMPLATES[template].map(newSection)
  const words = (title: string) => ({ title, metaDescription: '', sections })
  return { fr: words(titles.fr), en: words(titles.en) }
}
