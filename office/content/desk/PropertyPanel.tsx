import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { sectionTypes } from '#contract/content/sections.ts'
import { type PageEdit, type Path, valueAt } from '#rules/content/drafts/page-edits.ts'
import { columnsOf } from '#rules/content/drafts/section-tree.ts'
import { deskField, INNER_FIELDS, isAsked } from './desk-field.ts'
import { FieldControl } from './FieldControl.tsx'
import { editsOf } from './field-path.ts'
import { RowList } from './RowList.tsx'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'

interface PanelProps {
  section: DeskSection
  language: keyof DeskPage
  /** The ways to what is to be completed: `figures.0.label`. */
  faults: ReadonlySet<string>
  isDisabled: boolean
  onEdit: (edits: readonly PageEdit[]) => void
}

/** All that can be said and chosen of a section; whoever has just added it goes on here. */
export function PropertyPanel({ isNew, ...props }: PanelProps & { isNew: boolean }) {
  const names = useSectionNames()
  const { section } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { shape } = sectionTypes[section.type].stored as z.ZodObject
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Box
          ref={heading}
          component="h2"
          tabIndex={-1}
          sx={{ m: 0, outline: 0, fontSize: '1.0625rem', fontWeight: 600 }}
        >
          {names.kind(section.type)}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{names.words.kinds[section.type].hint}</Box>
      </Box>
      <Fields {...props} shape={shape} path={[]} />
      {section.type === 'columns' && <ColumnCount {...props} />}
    </Box>
  )
}

/** What stands in a column that goes is gone with it: only empty ones go. */
function ColumnCount({ section, isDisabled, onEdit }: PanelProps) {
  const words = useDeskWords().desk
  const columns = columnsOf(section)
  const change = (count: number) => {
    const step = { kind: 'rows', id: section.id, path: ['columns'] } as const
    const added = Math.max(0, count - columns.length)
    const removed = columns.slice(count).filter(({ sections }) => sections.length === 0).length
    onEdit([
      ...Array.from({ length: added }, () => ({ ...step, step: { add: { sections: [] } } })),
      ...Array.from({ length: removed }, (_, at) => ({ ...step, step: { remove: columns.length - 1 - at } })),
    ])
  }
  return (
    <TextField
      select
      label={words.columns}
      value={columns.length}
      disabled={isDisabled}
      onChange={({ target }) => change(Number(target.value))}
    >
      {[2, 3, 4].map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface FieldsProps extends PanelProps {
  shape: z.ZodRawShape
  path: Path
}

function Fields({ shape, path, ...panel }: FieldsProps) {
  const { section, language, faults, isDisabled, onEdit } = panel
  const names = useSectionNames()
  return Object.entries(shape).flatMap(([name, inner]) => {
    const here = [...path, name]
    const field = deskField(inner)
    const isColumns = section.type === 'columns' && name === 'columns'
    const isHidden = path.length === 0 && (INNER_FIELDS.has(name) || !isAsked(section, name))
    if (isHidden || isColumns || field.kind === 'other') return []
    const label = names.field(
      section.type,
      here.filter((step) => typeof step === 'string'),
    )
    const way = here.join('.')
    if (field.kind === 'rows') {
      return [
        <RowList
          key={name}
          {...{ section, label, isDisabled, onEdit }}
          {...{ row: field.row, most: field.most, path: here }}
          isFaulty={(at) => hasFaultAt(faults, `${way}.${at}`)}
          fields={(at) => <Fields {...panel} shape={field.row.shape} path={[...here, at]} />}
        />,
      ]
    }
    return [
      <FieldControl
        key={name}
        field={field}
        label={label}
        value={valueAt(section, here) ?? field.fallback}
        language={language}
        isDisabled={isDisabled}
        isFaulty={hasFaultAt(faults, way)}
        choiceName={(value) => names.choice(name, value)}
        onChange={(value) => onEdit(editsOf(field, { id: section.id, path: here, value, language }))}
      />,
    ]
  })
}

function hasFaultAt(faults: ReadonlySet<string>, way: string): boolean {
  return [...faults].some((fault) => fault === way || fault.startsWith(`${way}.`))
}
