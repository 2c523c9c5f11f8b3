import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined'
import { Box, ButtonBase, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { type DefinedField, type FieldPlace, moveField, removeField } from '#rules/forms/edit-form.ts'
import { localWords } from '#rules/forms/form-in-language.ts'
import { fill } from '#words/basics/fill.ts'
import { conditionSentence } from './condition-sentence.ts'
import { FieldEditor } from './FieldEditor.tsx'

interface FieldCardProps {
  definition: FormDefinition
  place: FieldPlace
  field: DefinedField
  isOpen: boolean
  onToggle: () => void
  /** Null for who may only look. */
  onChange: ((next: FormDefinition) => void) | null
  onDrag: (from: FieldPlace) => void
  onDrop: () => void
}

/** One question in its row: what it asks, how and when; opened, all that can be said of it. */
export function FieldCard(props: FieldCardProps) {
  const { definition, place, field, isOpen, onToggle, onChange, onDrag, onDrop } = props
  const words = useGuestWords().forms
  const locale = useSpokenLocale()
  const label = localWords(field.label, locale) || words.untitled
  const told = [
    words.kinds[field.kind],
    field.isRequired && words.required,
    conditionSentence({ definition, field, locale }),
  ]
  return (
    <Box
      component="li"
      draggable={onChange !== null && !isOpen}
      onDragStart={() => onDrag(place)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      sx={{ borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}>
        {onChange && (
          <DragIndicator
            aria-hidden
            fontSize="small"
            sx={{ color: 'text.secondary', cursor: 'grab', display: { xs: 'none', md: 'block' } }}
          />
        )}
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          sx={{ flex: 1, minWidth: 0, display: 'block', textAlign: 'left', font: 'inherit', p: 0.75, borderRadius: 1 }}
        >
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{label}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{told.filter(Boolean).join(' · ')}</Box>
        </ButtonBase>
        {onChange && <FieldButtons {...{ definition, place, label, onChange }} />}
      </Box>
      {isOpen && <FieldEditor definition={definition} place={place} field={field} onChange={onChange} />}
    </Box>
  )
}

interface FieldButtonsProps {
  definition: FormDefinition
  place: FieldPlace
  label: string
  onChange: (next: FormDefinition) => void
}

/** By the keyboard: up and down, over the edges of pages too, and out. */
function FieldButtons({ definition, place: from, label, onChange }: FieldButtonsProps) {
  const words = useGuestWords().forms
  const { up, down } = neighbours(definition, from)
  const button = (name: string, { icon, to }: { icon: ReactNode; to: FieldPlace | null }) => (
    <IconButton
      size="small"
      aria-label={fill(name, { label })}
      disabled={to === null}
      onClick={() => to && onChange(moveField(definition, { from, to }))}
    >
      {icon}
    </IconButton>
  )
  const isLast = definition.pages[from.page]?.fields.length === 1
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {button(words.up, { icon: <ArrowUpward fontSize="small" />, to: up })}
      {button(words.down, { icon: <ArrowDownward fontSize="small" />, to: down })}
      <IconButton
        size="small"
        aria-label={fill(words.remove, { label })}
        disabled={isLast}
        onClick={() => onChange(removeField(definition, from))}
      >
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** Where it would go by one step; a page keeps its last question. */
function neighbours({ pages }: FormDefinition, { page, at }: FieldPlace) {
  const count = (number: number) => pages[number]?.fields.length ?? 0
  const mayLeave = count(page) > 1
  const above = page > 0 && mayLeave ? { page: page - 1, at: count(page - 1) } : null
  const below = page < pages.length - 1 && mayLeave ? { page: page + 1, at: 0 } : null
  return {
    up: at > 0 ? { page, at: at - 1 } : above,
    down: at < count(page) - 1 ? { page, at: at + 1 } : below,
  }
}
