import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import type { FigureAttributes } from './figure-node.ts'
import { editedTable, type TableEdit, type TableJson } from './table-edits.ts'
import { useTextWords } from './use-text-words.ts'

/** What can be done with the picture or the table that the cursor is in. */
export function NodeBar({ editor }: { editor: Editor }) {
  if (editor.isActive('figure')) return <FigureBar editor={editor} />
  return editor.isActive('table') ? <TableBar editor={editor} /> : null
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}

function FigureBar({ editor }: { editor: Editor }) {
  const words = useTextWords()
  const attributes = editor.getAttributes('figure') as FigureAttributes
  const change = (changed: Partial<FigureAttributes>) => editor.commands.updateAttributes('figure', changed)
  return (
    <Bar label={words.pictureBar}>
      {attributes.kind === 'img' && (
        <TextField
          label={words.alt}
          value={attributes.alt}
          onChange={({ target }) => change({ alt: target.value })}
          sx={{ flex: '1 1 220px' }}
        />
      )}
      <FormControlLabel
        control={<Switch size="small" checked={attributes.isWide} onChange={(_, isWide) => change({ isWide })} />}
        label={words.isWide}
      />
      <Button size="small" color="error" onClick={() => editor.chain().focus().deleteNode('figure').run()}>
        {words.removePicture}
      </Button>
    </Bar>
  )
}

const EDITS: readonly TableEdit[] = ['addRow', 'addColumn', 'removeRow', 'removeColumn']

function TableBar({ editor }: { editor: Editor }) {
  const words = useTextWords()
  return (
    <Bar label={words.tableBar}>
      {EDITS.map((edit) => (
        <Button key={edit} size="small" color="secondary" onClick={() => changeTable(editor, edit)}>
          {words[edit]}
        </Button>
      ))}
      <Button size="small" color="error" onClick={() => editor.chain().focus().deleteNode('table').run()}>
        {words.removeTable}
      </Button>
    </Bar>
  )
}

function changeTable(editor: Editor, edit: TableEdit): void {
  const { $from } = editor.state.selection
  const depth = [...Array($from.depth).keys()]
    .map((one) => one + 1)
    .find((one) => $from.node(one).type.name === 'table')
  if (depth === undefined) return
  const [from, to] = [$from.before(depth), $from.after(depth)]
  const at = { row: $from.index(depth), column: $from.index(depth + 1) }
  const next = editedTable($from.node(depth).toJSON() as TableJson, { edit, at })
  const chain = editor.chain().focus()
  if (next === null) chain.deleteRange({ from, to }).run()
  else
    chain
      .insertContentAt({ from, to }, next)
      .setTextSelection(from + 3)
      .run()
}
