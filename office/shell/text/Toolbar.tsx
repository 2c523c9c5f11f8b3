import PictureIcon from '@mui/icons-material/ImageOutlined'
import LinkIcon from '@mui/icons-material/Link'
import FilmIcon from '@mui/icons-material/MovieOutlined'
import { Box, MenuItem, TextField, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { placeAfterKey } from '#office/media/place-after-key.ts'
import { fill } from '#words/basics/fill.ts'
import { TOOLS, type Tool } from './tools.ts'
import { useTextWords } from './use-text-words.ts'

interface ToolbarProps {
  editor: Editor
  label: string
  isDisabled: boolean
  onLink: () => void
  onPicture: () => void
  onFilm: () => void
}

/** One stop for the Tab key; arrows lead from tool to tool. */
export function Toolbar({ editor, label, isDisabled, onLink, onPicture, onFilm }: ToolbarProps) {
  const words = useTextWords()
  const bar = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const at = tools.indexOf(document.activeElement as HTMLElement)
    if (at < 0 || event.key === 'ArrowUp' || event.key === 'ArrowDown') return
    const next = placeAfterKey(event.key, { at, count: tools.length, columns: tools.length })
    if (next === null) return
    event.preventDefault()
    tools[next]?.focus()
  }
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={fill(words.toolbar, { label })}
      onKeyDown={move}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <StyleSelect editor={editor} isDisabled={isDisabled} />
      {TOOLS.map((group) => (
        <ToolGroup key={group[0]?.name}>
          {group.map((tool) => (
            <ToolButton key={tool.name} editor={editor} tool={tool} isDisabled={isDisabled} />
          ))}
        </ToolGroup>
      ))}
      <ToolGroup>
        <IconTool name={words.link} keys="Ctrl+K" isOn={editor.isActive('link')} isDisabled={isDisabled} onRun={onLink}>
          <LinkIcon fontSize="small" />
        </IconTool>
        <IconTool name={words.picture} isDisabled={isDisabled} onRun={onPicture}>
          <PictureIcon fontSize="small" />
        </IconTool>
        <IconTool name={words.film} isDisabled={isDisabled} onRun={onFilm}>
          <FilmIcon fontSize="small" />
        </IconTool>
      </ToolGroup>
    </Box>
  )
}

function ToolGroup({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, pl: 0.5, borderLeft: 1, borderColor: 'divider' }}>
      {children}
    </Box>
  )
}

function ToolButton({ editor, tool, isDisabled }: { editor: Editor; tool: Tool; isDisabled: boolean }) {
  const words = useTextWords()
  const Icon = tool.icon
  return (
    <IconTool
      name={words[tool.name]}
      keys={tool.keys}
      isOn={tool.isOn?.(editor)}
      isDisabled={isDisabled}
      onRun={() => tool.run(editor)}
    >
      <Icon fontSize="small" />
    </IconTool>
  )
}

interface IconToolProps {
  name: string
  keys?: string | undefined
  isOn?: boolean | undefined
  isDisabled: boolean
  onRun: () => void
  children: ReactNode
}

function IconTool({ name, keys, isOn, isDisabled, onRun, children }: IconToolProps) {
  return (
    <Tooltip title={keys ? `${name} (${keys})` : name} describeChild={keys !== undefined}>
      <Box
        component="button"
        type="button"
        data-tool
        aria-label={name}
        aria-pressed={isOn}
        disabled={isDisabled}
        // The selection stays where it is while one presses.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRun}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: { xs: 40, md: 30 },
          height: { xs: 40, md: 30 },
          p: 0,
          border: 0,
          borderRadius: 0.75,
          cursor: 'pointer',
          color: isOn ? 'primary.contrastText' : 'text.primary',
          bgcolor: isOn ? 'primary.main' : 'transparent',
          '&:hover:not(:disabled)': { bgcolor: isOn ? 'primary.dark' : 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'info.main' },
          '&:disabled': { color: 'text.disabled', cursor: 'default' },
        }}
      >
        {children}
      </Box>
    </Tooltip>
  )
}

const STYLES = ['p', 'h2', 'h3', 'h4'] as const

function StyleSelect({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const words = useTextWords()
  const level = [2, 3, 4].find((one) => editor.isActive('heading', { level: one }))
  const choose = (style: string) => {
    const wanted = Number(style.slice(1))
    const chain = editor.chain().focus()
    if (style === 'p') chain.setParagraph().run()
    else chain.setHeading({ level: wanted as 2 | 3 | 4 }).run()
  }
  return (
    <TextField
      select
      value={level ? `h${level}` : 'p'}
      disabled={isDisabled}
      onChange={({ target }) => choose(target.value)}
      sx={{ width: 132, mr: 0.5, '& .MuiSelect-select': { py: 0.5 } }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': words.style } } }}
    >
      {STYLES.map((style) => (
        <MenuItem key={style} value={style}>
          {words.styles[style]}
        </MenuItem>
      ))}
    </TextField>
  )
}
