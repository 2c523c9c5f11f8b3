import { useEffect, useEffectEvent } from 'react'

type Deed = 'undo' | 'redo' | 'up' | 'down' | 'duplicate' | 'remove'

/** What a key asks for. */
export function deskDeed({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Deed | null {
  const isCommand = ctrlKey || metaKey
  const letter = key.toLowerCase()
  if (isCommand && letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (isCommand && letter === 'y') return 'redo'
  if (isCommand && letter === 'd') return 'duplicate'
  if (altKey && key === 'ArrowUp') return 'up'
  if (altKey && key === 'ArrowDown') return 'down'
  return key === 'Delete' ? 'remove' : null
}

/** Where one types, keys belong to what is typed. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"]'

export function useDeskKeys(onKey: (event: KeyboardEvent) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element | null
    if (!target?.closest(TYPED_IN)) onKey(event)
  })
  useEffect(() => {
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
