import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ArrowDown from '@mui/icons-material/KeyboardArrowDown'
import ArrowUp from '@mui/icons-material/KeyboardArrowUp'
import { Box, ButtonBase, IconButton, Tooltip } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { isPlaced } from '#rules/content/section-pictures.ts'
import { smallPictureAddress } from '#rules/media/pictures.ts'
import { fill } from '#words/basics/fill.ts'
import { useDeskWords } from './use-desk-words.ts'

interface RowItemProps {
  at: number
  row: unknown
  count: number
  isOpen: boolean
  isFaulty: boolean
  isDisabled: boolean
  /** Null where nothing is folded. */
  onToggle: (() => void) | null
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** One of several: a line by which one knows it, and what can be done with it. */
export function RowItem(props: RowItemProps) {
  const { at, row, isOpen, isFaulty, onToggle, children } = props
  const words = useDeskWords().desk
  const id = useId()
  const { picture, said } = tellRow(row)
  return (
    <Box
      role="group"
      aria-label={fill(words.row, { n: at + 1 })}
      sx={{ border: 1, borderColor: isFaulty ? 'error.main' : 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: onToggle ? 0 : 1.5, pr: 0.5, minHeight: 44 }}>
        {onToggle ? (
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={[fill(words.row, { n: at + 1 }), said, isFaulty && words.faulty].filter(Boolean).join(', ')}
            onClick={onToggle}
            sx={{ flex: 1, minWidth: 0, gap: 1, p: 0.5, justifyContent: 'flex-start', fontFamily: 'inherit' }}
          >
            {picture && (
              <Box
                component="img"
                alt=""
                src={smallPictureAddress(picture)}
                sx={{ width: 44, height: 36, objectFit: 'contain', borderRadius: 0.5, bgcolor: 'background.default' }}
              />
            )}
            <Box component="span" sx={{ ...ONE_LINE, pl: picture ? 0 : 1 }}>
              {said || fill(words.row, { n: at + 1 })}
            </Box>
            {isFaulty && (
              <Box component="span" sx={{ flexShrink: 0, color: 'error.main', fontSize: '0.75rem' }}>
                {words.faulty}
              </Box>
            )}
          </ButtonBase>
        ) : (
          <Box component="span" sx={{ flex: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
            {at + 1}
          </Box>
        )}
        <RowActs {...props} />
      </Box>
      {isOpen && (
        <Box id={id} sx={{ display: 'grid', gap: 1.5, p: 1.5, pt: 1 }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

const ONE_LINE = {
  minWidth: 0,
  fontSize: '0.875rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

function RowActs({ at, count, isDisabled, onMove, onRemove }: RowItemProps) {
  const words = useDeskWords().desk
  const acts = [
    { label: words.rowUp, Icon: ArrowUp, isOff: at === 0, act: () => onMove(at - 1) },
    { label: words.rowDown, Icon: ArrowDown, isOff: at === count - 1, act: () => onMove(at + 1) },
    { label: words.removeRow, Icon: DeleteIcon, isOff: false, act: onRemove },
  ]
  return acts.map(({ label, Icon, isOff, act }) => {
    const named = fill(label, { n: at + 1 })
    return (
      <Tooltip key={label} title={named} placement="top">
        <span>
          <IconButton size="small" aria-label={named} disabled={isDisabled || isOff} onClick={act}>
            <Icon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    )
  })
}

/** Its first picture and its first words. */
function tellRow(row: unknown): { picture: string | null; said: string } {
  const values: unknown[] = typeof row === 'object' && row !== null ? Object.values(row) : []
  const picture = values.find(isPlaced)?.media ?? null
  const own: Record<string, unknown> = typeof row === 'object' && row !== null ? { ...row } : {}
  const first = [own.name, own.title, own.question, own.caption, own.source, ...values].find(isWords)
  return { picture, said: [...new Set([own.mark, first])].filter(isWords).join(' · ') }
}

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== ''
