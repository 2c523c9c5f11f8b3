import { useState } from 'react'
import { Notification } from 'react-admin'
import { createPortal } from 'react-dom'

/** What came of something, read aloud also while a panel or a dialog is open. */
export function Notices() {
  const [place] = useState(findPlace)
  return createPortal(<Notification />, place)
}

/** MUI hides whatever lies beside an open dialog from readers, but for elements that may not be hidden: a slot is one. */
function findPlace(): HTMLElement {
  const there = document.querySelector<HTMLElement>('body > slot[name="notices"]')
  if (there) return there
  const made = document.createElement('slot')
  made.name = 'notices'
  return document.body.appendChild(made)
}
