import type { KeyboardEvent } from 'react'

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Among links that are one choice, arrow keys lead to the next one, as among radio buttons. */
export function turnChoice({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): void {
  const link = target instanceof HTMLAnchorElement ? target : null
  const links = [...(link?.closest('[data-turn]')?.querySelectorAll<HTMLAnchorElement>('a[data-stay]') ?? [])]
  const next = link && links[links.indexOf(link) + (STEP[key] ?? 0)]
  if (!next || next === link) return
  next.focus()
  next.click()
}
