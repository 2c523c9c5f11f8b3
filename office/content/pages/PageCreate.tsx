import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { PAGE_LINKS, type PageTemplate } from '#contract/content/closed-sets.ts'
import type { DeskPage } from '#contract/content/page-content.ts'
import { getPageStart, savePageDraft } from '#contract/content/routes.ts'
import { useDeskWords } from '#office/content/desk/use-desk-words.ts'
import { ask } from '#office/shell/ask.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { slugOf } from '#rules/basics/slug.ts'
import { linkProblem } from '#rules/content/page-links.ts'
import { LinkTarget } from './settings/LinkTarget.tsx'
import { type Beginning, TemplateChoice } from './TemplateChoice.tsx'

type Name = Record<'fr' | 'en', string>

/** A new page: its name, and what it begins with. */
export function PageCreate() {
  const words = useDeskWords().create
  const { faults } = useWords()
  const notify = useNotify()
  const navigate = useNavigate()
  const data = useDataProvider()
  const [typed, setTyped] = useState<Name>({ fr: '', en: '' })
  const [beginning, setBeginning] = useState<Beginning>('estate')
  const [link, setLink] = useState<NewLink>({ linkType: 'URL', linkUrl: null })
  const [isBusy, setBusy] = useState(false)
  const name = { fr: typed.fr, en: typed.en.trim() || typed.fr }
  const isLink = beginning === 'link'
  const isReady = typed.fr.trim() !== '' && !(isLink && linkProblem({ type: link.linkType, url: link.linkUrl }))
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const created = await data
      .create('pages', { data: { texts: textsOf(name, isLink ? 'lien-' : ''), ...(isLink && link) } })
      .catch((error: Error) => void notify(error.message || faults.offline, { type: 'error' }))
    setBusy(false)
    if (!created) return
    const id = String(created.data.id)
    if (isLink) return void navigate(`/pages/${id}/settings`)
    if (beginning !== 'empty') {
      const body = { version: 0, content: await startOf(beginning, name) }
      await ask(savePageDraft, { params: { id }, body }).catch(() => null)
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
            value={typed.fr}
            required
            lang="fr"
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setTyped({ ...typed, fr: target.value })}
          />
          <TextField
            label={words.nameEnglish}
            value={typed.en}
            lang="en"
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setTyped({ ...typed, en: target.value })}
          />
        </Box>
        <TemplateChoice value={beginning} onChange={setBeginning} />
        {isLink && <LinkFields link={link} onChange={setLink} />}
        <Box>
          <Button type="submit" variant="contained" disabled={isBusy || !isReady}>
            {words.make}
          </Button>
        </Box>
      </Box>
    </>
  )
}

interface NewLink {
  linkType: string
  linkUrl: string | null
}

function LinkFields({ link, onChange }: { link: NewLink; onChange: (link: NewLink) => void }) {
  const { fields, choices } = useThingWords('pages')
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <TextField
        select
        label={fields.linkType}
        value={link.linkType}
        onChange={({ target }) => onChange({ linkType: target.value, linkUrl: null })}
      >
        {PAGE_LINKS.map((one) => (
          <MenuItem key={one} value={one}>
            {choices.linkType?.[one]}
          </MenuItem>
        ))}
      </TextField>
      <LinkTarget
        key={link.linkType}
        type={link.linkType}
        url={link.linkUrl}
        isDisabled={false}
        onChange={(linkUrl) => onChange({ ...link, linkUrl })}
      />
    </Box>
  )
}

/** Its name, and an address that is made of it. */
function textsOf(name: Name, before: string) {
  const text = (title: string) => {
    const url = before + slugOf(title, { most: 90 })
    return { title, url, menuTitle: title, metaDescription: '' }
  }
  return { fr: text(name.fr), en: text(name.en) }
}

/** What it begins with of the estate's own; nothing where no answer comes. */
async function startOf(template: PageTemplate, name: Name): Promise<DeskPage> {
  const answer = await ask(getPageStart, { params: { template } }).catch(() => null)
  const content: DeskPage = answer?.success ? answer.data.content : {}
  const words = (language: keyof Name) => ({
    title: name[language],
    metaDescription: '',
    sections: content[language]?.sections ?? [],
  })
  return { fr: words('fr'), en: words('en') }
}
