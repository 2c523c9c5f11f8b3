import { Button } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { maySee } from '#office/shell/frame/menu.ts'
import { listAddress } from '#office/shell/list/list-address.ts'
import { currentLocale } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { StateChip } from '#office/shell/panel/StateChip.tsx'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { FormEditor } from './FormEditor.tsx'
import { FormPreview } from './FormPreview.tsx'
import { FormTexts } from './FormTexts.tsx'

export const formPages = screensOf('forms', {
  columns: [
    { field: 'title' },
    { field: 'questions', kind: 'number' },
    { field: 'answers', kind: 'number' },
    { field: 'lastAnswerAt', kind: 'moment', onPhone: 'none' },
    { field: 'isPublished', render: (form) => <ShownChip form={form} />, onPhone: 'second' },
  ],
  filters: [{ field: 'isPublished', kind: 'yes' }],
  nameOf: formName,
  acts: (form) => <FormActs form={form} />,
  form: [
    { section: 'texts', view: () => <FormTexts /> },
    { section: 'questions', view: () => <FormEditor /> },
    { section: 'preview', view: () => <FormPreview /> },
    { section: 'shown', fields: ['isPublished', 'publishedAt'] },
  ],
})

function formName({ id, title, definition }: RaRecord): string {
  return definition?.title?.[currentLocale()] || definition?.title?.fr || title || `#${id}`
}

function ShownChip({ form: { isPublished, publishedAt } }: { form: RaRecord }) {
  const words = useGuestWords().forms
  const { day } = useMoment()
  if (!isPublished) return <StateChip look="refused" label={words.hidden} />
  const isPlanned = publishedAt && new Date(publishedAt) > new Date()
  if (isPlanned) return <StateChip look="under-way" label={fill(words.planned, { day: day(publishedAt) })} />
  return <StateChip look="done" label={words.shown} />
}

/** From the form to what was answered, and to how visitors see it. */
function FormActs({ form }: { form: RaRecord }) {
  const words = useGuestWords().forms
  const { rights } = useMe()
  return (
    <>
      {maySee(rights, 'guests') && (
        <Button
          component={Link}
          to={listAddress({ screen: 'formAnswers', filter: { idForm: form.id } })}
          variant="outlined"
          color="secondary"
        >
          {words.answers} · {form.answers}
        </Button>
      )}
      {form.isPublished && (
        <Button href={`/forms/${form.id}`} target="_blank" color="secondary">
          {words.see}
        </Button>
      )}
    </>
  )
}
