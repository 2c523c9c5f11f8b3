import AddIcon from '@mui/icons-material/Add'
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading } from 'react-admin'
import { FIELD_KINDS, type FieldKind } from '#contract/forms/closed-sets.ts'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { addField, addPage, type FieldPlace, moveField, removePage } from '#rules/forms/edit-form.ts'
import { fill } from '#words/basics/fill.ts'
import { FieldCard } from './FieldCard.tsx'
import { LocalInput } from './LocalInput.tsx'
import { useDefinition } from './use-definition.ts'

const MOST_PAGES = 10
const MOST_FIELDS = 40

/** The questions page by page: added, put in order by mouse or by buttons, opened to be changed. */
export function FormEditor() {
  const words = useGuestWords().forms
  const mayChange = useMayChange('content')
  const { definition, change } = useDefinition()
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [dragged, setDragged] = useState<FieldPlace | null>(null)
  if (!definition) return <Loading />
  const drop = (to: FieldPlace) => {
    if (dragged) change(moveField(definition, { from: dragged, to }))
    setDragged(null)
  }
  const add = (page: number, kind: FieldKind) => {
    const next = addField(definition, { page, kind })
    change(next)
    setOpenKey(next.pages[page]?.fields.at(-1)?.key ?? null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {definition.pages.map(({ fields }, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no name but its number.
        <Box key={page} sx={{ display: 'grid', gap: 1 }}>
          <PageHead definition={definition} page={page} onChange={mayChange ? change : null} />
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {fields.map((field, at) => (
              <FieldCard
                key={field.key}
                definition={definition}
                place={{ page, at }}
                field={field}
                isOpen={openKey === field.key}
                onToggle={() => setOpenKey(openKey === field.key ? null : field.key)}
                onChange={mayChange ? change : null}
                onDrag={setDragged}
                onDrop={() => drop({ page, at })}
              />
            ))}
          </Box>
          {mayChange && fields.length < MOST_FIELDS && (
            <AddField definition={definition} page={page} onAdd={(kind) => add(page, kind)} />
          )}
        </Box>
      ))}
      {mayChange && definition.pages.length < MOST_PAGES && (
        <Button
          color="secondary"
          startIcon={<AddIcon />}
          onClick={() => change(addPage(definition))}
          sx={{ justifySelf: 'start' }}
        >
          {words.addPage}
        </Button>
      )}
    </Box>
  )
}

interface PageHeadProps {
  definition: FormDefinition
  page: number
  onChange: ((next: FormDefinition) => void) | null
}

/** A form of one page needs no titles for it. */
function PageHead({ definition, page, onChange }: PageHeadProps) {
  const words = useGuestWords().forms
  if (definition.pages.length === 1) return null
  const n = page + 1
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {fill(words.page, { n })}
        </Typography>
        {onChange && (
          <Button color="error" size="small" onClick={() => onChange(removePage(definition, page))}>
            {fill(words.removePage, { n })}
          </Button>
        )}
      </Box>
      <LocalInput source={`definition.pages.${page}.title`} label={words.pageTitle} isDisabled={!onChange} />
    </Box>
  )
}

interface AddFieldProps {
  definition: FormDefinition
  page: number
  onAdd: (kind: FieldKind) => void
}

/** What is added is chosen by its kind; files are asked for once. */
function AddField({ definition, page, onAdd }: AddFieldProps) {
  const words = useGuestWords().forms
  const hasFiles = definition.pages.some(({ fields }) => fields.some(({ kind }) => kind === 'FILE'))
  return (
    <TextField
      select
      size="small"
      label={definition.pages.length > 1 ? fill(words.addTo, { n: page + 1 }) : words.add}
      value=""
      onChange={({ target }) => onAdd(target.value as FieldKind)}
      sx={{ width: { xs: '100%', sm: 300 } }}
    >
      {FIELD_KINDS.map((kind) => (
        <MenuItem key={kind} value={kind} disabled={kind === 'FILE' && hasFiles}>
          {words.kinds[kind]}
        </MenuItem>
      ))}
    </TextField>
  )
}
