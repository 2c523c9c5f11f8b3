import { Box } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { MediaRow } from '#office/media/library.ts'
import { PicturePicker } from '#office/media/PicturePicker.tsx'
import { proposedAlts } from '#office/media/proposed-alt.ts'
import { pageNonce } from '#office/shell/page-nonce.ts'
import { cleanPaste, withFlatCells } from './clean-paste.ts'
import { extensionsFor } from './extensions.ts'
import { figureOf } from './figure-of.ts'
import { keptHtml } from './kept-html.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { NodeBar } from './NodeBar.tsx'
import type { RichTextFieldProps } from './rich-text-props.ts'
import { Toolbar } from './Toolbar.tsx'
import { TEXT_STYLES } from './text-styles.ts'

type EditorProps = Omit<RichTextFieldProps, 'error'> & { locale: string; describedBy: string | undefined }

/** What is written of a text, with what can be done to it. */
export function RichTextEditor({ value, onChange, label, locale, isDisabled = false, describedBy }: EditorProps) {
  const [open, setOpen] = useState<'link' | 'IMAGE' | 'VIDEO' | null>(null)
  const told = useRef(value)
  const editor = useEditor({
    extensions: extensionsFor(locale),
    content: withFlatCells(value),
    editable: !isDisabled,
    injectNonce: pageNonce(),
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: locale,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_, event) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        event.stopPropagation()
        setOpen('link')
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      told.current = keptHtml(changed.getHTML())
      onChange(told.current)
    },
  })
  useEffect(() => {
    // What comes from elsewhere, as when a form is reset, takes the place of what was written.
    if (value === told.current) return
    told.current = value
    editor.commands.setContent(withFlatCells(value), { emitUpdate: false })
  }, [value, editor])
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled])
  const place = async ([row]: readonly MediaRow[]) => {
    if (!row) return
    const attrs = figureOf(row, (await proposedAlts(row))[locale] ?? '')
    editor.chain().focus().insertContent({ type: 'figure', attrs }).run()
  }
  return (
    <>
      <Toolbar
        editor={editor}
        label={label}
        isDisabled={isDisabled}
        onLink={() => setOpen('link')}
        onPicture={() => setOpen('IMAGE')}
        onFilm={() => setOpen('VIDEO')}
      />
      {!isDisabled && <NodeBar editor={editor} />}
      <Box component={EditorContent} editor={editor} sx={TEXT_STYLES} />
      {open === 'link' && <TextLink editor={editor} locale={locale} onClose={() => setOpen(null)} />}
      {(open === 'IMAGE' || open === 'VIDEO') && (
        <PicturePicker kind={open} onClose={() => setOpen(null)} onChoose={(rows) => void place(rows)} />
      )}
    </>
  )
}

function TextLink({ editor, locale, onClose }: { editor: Editor; locale: string; onClose: () => void }) {
  const { href = '' } = editor.getAttributes('link') as { href?: string }
  const set = ({ address, text }: { address: string; text: string }) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    const mark = { type: 'link', attrs: { href: address } }
    if (editor.state.selection.empty && href === '') chain.insertContent({ type: 'text', text, marks: [mark] }).run()
    else chain.setLink({ href: address }).run()
    onClose()
  }
  return (
    <LinkDialog
      address={href}
      locale={locale}
      needsText={editor.state.selection.empty && href === ''}
      onSet={set}
      onRemove={() => {
        editor.chain().focus().extendMarkRange('link').unsetLink().run()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
