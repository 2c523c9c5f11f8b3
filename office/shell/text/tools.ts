import type { SvgIconComponent } from '@mui/icons-material'
import BoldIcon from '@mui/icons-material/FormatBold'
import ClearIcon from '@mui/icons-material/FormatClear'
import PullIcon from '@mui/icons-material/FormatIndentIncrease'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import BulletIcon from '@mui/icons-material/FormatListBulleted'
import NumberIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import RuleIcon from '@mui/icons-material/HorizontalRule'
import TitleIcon from '@mui/icons-material/MenuBookOutlined'
import RedoIcon from '@mui/icons-material/Redo'
import SubIcon from '@mui/icons-material/Subscript'
import SupIcon from '@mui/icons-material/Superscript'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import UndoIcon from '@mui/icons-material/Undo'
import type { Editor } from '@tiptap/core'
import type { TextEditorWords } from '#words/office/text/fr.ts'
import { freshTable } from './table-edits.ts'

type ToolName = Extract<
  keyof TextEditorWords,
  | 'bold'
  | 'italic'
  | 'sup'
  | 'sub'
  | 'cite'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'pull'
  | 'table'
  | 'rule'
  | 'undo'
  | 'redo'
  | 'clear'
>

export interface Tool {
  name: ToolName
  icon: SvgIconComponent
  run: (editor: Editor) => void
  /** Whether it holds where the cursor is; a tool that does something once never does. */
  isOn?: (editor: Editor) => boolean
  /** For whoever does not want to leave the keyboard. */
  keys?: string
}

const mark = (name: 'bold' | 'italic' | 'sup' | 'sub' | 'cite') => ({
  run: (editor: Editor) => void editor.chain().focus().toggleMark(name).run(),
  isOn: (editor: Editor) => editor.isActive(name),
})

/** A quotation becomes one that is lifted out, and the other way round; the same one twice is none. */
function toggleQuote(editor: Editor, kind: 'plain' | 'pull'): void {
  const isPull = kind === 'pull'
  if (!editor.isActive('blockquote')) editor.chain().focus().wrapIn('blockquote', { isPull }).run()
  else if (editor.isActive('blockquote', { isPull })) editor.chain().focus().lift('blockquote').run()
  else editor.chain().focus().updateAttributes('blockquote', { isPull }).run()
}

/** The buttons of the toolbar, in groups. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', icon: BoldIcon, keys: 'Ctrl+B', ...mark('bold') },
    { name: 'italic', icon: ItalicIcon, keys: 'Ctrl+I', ...mark('italic') },
    { name: 'sup', icon: SupIcon, ...mark('sup') },
    { name: 'sub', icon: SubIcon, ...mark('sub') },
    { name: 'cite', icon: TitleIcon, ...mark('cite') },
  ],
  [
    {
      name: 'bulletList',
      icon: BulletIcon,
      keys: 'Ctrl+Shift+8',
      run: (editor) => void editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      icon: NumberIcon,
      keys: 'Ctrl+Shift+7',
      run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'blockquote',
      icon: QuoteIcon,
      run: (editor) => toggleQuote(editor, 'plain'),
      isOn: (editor) => editor.isActive('blockquote', { isPull: false }),
    },
    {
      name: 'pull',
      icon: PullIcon,
      run: (editor) => toggleQuote(editor, 'pull'),
      isOn: (editor) => editor.isActive('blockquote', { isPull: true }),
    },
  ],
  [
    { name: 'table', icon: TableIcon, run: (editor) => void editor.chain().focus().insertContent(freshTable()).run() },
    { name: 'rule', icon: RuleIcon, run: (editor) => void editor.chain().focus().setHorizontalRule().run() },
  ],
  [
    {
      name: 'clear',
      icon: ClearIcon,
      run: (editor) => void editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
    { name: 'undo', icon: UndoIcon, keys: 'Ctrl+Z', run: (editor) => void editor.chain().focus().undo().run() },
    { name: 'redo', icon: RedoIcon, keys: 'Ctrl+Y', run: (editor) => void editor.chain().focus().redo().run() },
  ],
]
