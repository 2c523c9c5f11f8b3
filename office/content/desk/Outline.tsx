import AddIcon from '@mui/icons-material/Add'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import ArrowDown from '@mui/icons-material/KeyboardArrowDown'
import ArrowUp from '@mui/icons-material/KeyboardArrowUp'
import DuplicateIcon from '@mui/icons-material/LibraryAddOutlined'
import { Box, ButtonBase, IconButton, Tooltip } from '@mui/material'
import { type DragEvent, memo, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { DeskSection } from '#contract/content/page-content.ts'
import { allSections, columnsOf, type SectionPlace } from '#rules/content/drafts/section-tree.ts'
import { fill } from '#words/basics/fill.ts'
import { useSharedName } from './section-choices.ts'
import { firstWords, useDeskWords, useSectionNames } from './use-desk-words.ts'

interface OutlineActs {
  select: (id: string) => void
  drop: (id: string, target: { id: string; side: 'before' | 'after' }) => void
  shift: (id: string, by: -1 | 1) => void
  duplicate: (id: string) => void
  remove: (id: string) => void
  copy: (id: string) => void
  add: (place: SectionPlace) => void
  /** To what can be said of it, where that does not stand beside. */
  open: ((id: string) => void) | null
}

interface OutlineProps {
  sections: readonly DeskSection[]
  chosen: string | null
  faulty: ReadonlySet<string>
  /** Those that wait for their words in the language that is shown. */
  untranslated: ReadonlySet<string>
  mayChange: boolean
  /** What is said where there is none. */
  empty: string
  acts: OutlineActs
}

/** What the page is made of, from top to bottom: each can be chosen, moved, copied and taken out. */
export function Outline({ sections, ...rest }: OutlineProps) {
  const dragged = useRef<string | null>(null)
  if (sections.length === 0) return <Box sx={{ color: 'text.secondary', py: 2 }}>{rest.empty}</Box>
  return <SectionItems sections={sections} dragged={dragged} {...rest} />
}

interface ItemsProps extends OutlineProps {
  dragged: RefObject<string | null>
}

function SectionItems({ sections, ...rest }: ItemsProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sections.map((section) => (
        <SectionItem key={section.id} section={section} {...rest} />
      ))}
    </Box>
  )
}

interface ItemProps extends Omit<OutlineProps, 'sections'>, Pick<ItemsProps, 'dragged'> {
  section: DeskSection
}

/** Of a hundred, the one that is written is drawn anew. */
const SectionItem = memo(OneSection, isSameItem)

function isSameItem(before: ItemProps, after: ItemProps): boolean {
  const { section, acts, mayChange } = after
  if (before.section !== section || before.acts !== acts || before.mayChange !== mayChange) return false
  return allSections([section]).every(({ id }) => isSameMarked(id, [before, after]))
}

function isSameMarked(id: string, items: readonly [ItemProps, ItemProps]): boolean {
  const [before, after] = items.map(({ chosen, faulty, untranslated }) =>
    [chosen === id, faulty.has(id), untranslated.has(id)].join(),
  )
  return before === after
}

function OneSection({ section, ...rest }: ItemProps) {
  const { chosen, faulty, untranslated, acts, dragged, mayChange } = rest
  const { translation } = useDeskWords()
  const words = useDeskWords().desk
  const names = useSectionNames()
  const sharedName = useSharedName()
  const [isOver, setOver] = useState<'before' | 'after' | null>(null)
  const isChosen = section.id === chosen
  const onDragOver = (event: DragEvent) => {
    if (dragged.current === null || dragged.current === section.id) return
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    setOver(event.clientY < box.top + box.height / 2 ? 'before' : 'after')
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    if (dragged.current && isOver) acts.drop(dragged.current, { id: section.id, side: isOver })
    setOver(null)
    dragged.current = null
  }
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        draggable={mayChange}
        onDragStart={() => {
          dragged.current = section.id
        }}
        onDragEnd={() => {
          dragged.current = null
        }}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(null)}
        onDrop={onDrop}
        sx={{
          bgcolor: isChosen ? 'rgba(122, 31, 43, 0.08)' : 'transparent',
          boxShadow: isOver === 'before' ? 'inset 0 2px #7a1f2b' : isOver === 'after' ? 'inset 0 -2px #7a1f2b' : 'none',
        }}
      >
        <ButtonBase
          onClick={() => acts.select(section.id)}
          aria-current={isChosen || undefined}
          sx={{
            display: 'block',
            width: '100%',
            textAlign: 'left',
            fontFamily: 'inherit',
            px: 1.25,
            py: 1,
            minHeight: 44,
            borderRadius: 0.5,
          }}
        >
          <Box component="span" sx={{ fontWeight: 600 }}>
            {names.kind(section.type)}
          </Box>
          {faulty.has(section.id) && (
            <Box component="span" sx={{ ml: 1, color: 'error.main', fontSize: '0.75rem' }}>
              {words.faulty}
            </Box>
          )}
          {untranslated.has(section.id) && (
            <Box component="span" sx={{ ml: 1, color: 'warning.main', fontSize: '0.75rem' }}>
              {translation.untranslated}
            </Box>
          )}
          <Box
            component="span"
            sx={{
              display: 'block',
              color: 'text.secondary',
              fontSize: '0.8125rem',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {sharedName(section) ?? firstWords(section)}
          </Box>
        </ButtonBase>
        {isChosen && mayChange && <ItemActs id={section.id} acts={acts} />}
      </Box>
      {columnsOf(section).map(({ sections: inside }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place.
        <Box key={column} sx={{ pl: 1.5, ml: 1, borderLeft: 2, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary', fontSize: '0.75rem' }}>
            {fill(words.column, { n: column + 1 })}
            {mayChange && (
              <Act
                label={fill(words.addInColumn, { n: column + 1 })}
                onClick={() => acts.add({ parent: section.id, column, at: inside.length })}
              >
                <AddIcon fontSize="small" />
              </Act>
            )}
          </Box>
          <SectionItems sections={inside} {...rest} />
        </Box>
      ))}
    </Box>
  )
}

function ItemActs({ id, acts }: { id: string; acts: OutlineActs }) {
  const words = useDeskWords().desk
  const { open } = acts
  return (
    <Box sx={{ display: 'flex', px: 0.5, pb: 0.5 }}>
      {open && (
        <Act label={words.edit} onClick={() => open(id)}>
          <EditIcon fontSize="small" />
        </Act>
      )}
      <Act label={words.up} onClick={() => acts.shift(id, -1)}>
        <ArrowUp fontSize="small" />
      </Act>
      <Act label={words.down} onClick={() => acts.shift(id, 1)}>
        <ArrowDown fontSize="small" />
      </Act>
      <Act label={words.duplicate} onClick={() => acts.duplicate(id)}>
        <DuplicateIcon fontSize="small" />
      </Act>
      <Act label={words.copy} onClick={() => acts.copy(id)}>
        <CopyIcon fontSize="small" />
      </Act>
      <Act label={words.remove} onClick={() => acts.remove(id)}>
        <DeleteIcon fontSize="small" />
      </Act>
    </Box>
  )
}

function Act({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    // Above: below it stands what one touches next.
    <Tooltip title={label} placement="top">
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  )
}
