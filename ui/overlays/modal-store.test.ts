import { expect, onTestFinished, test } from 'vitest'
import { closeModal, forgetModal, modal, openModal } from './modal-store.ts'

function closings() {
  const closed: string[] = []
  onTestFinished(() => modal.set(null))
  return { closed, asked: (title: string) => ({ title, content: null, onClose: () => closed.push(title) }) }
}

test('a closed dialog fades first, tells once, and is then forgotten', () => {
  const { closed, asked } = closings()
  openModal(asked('a'))
  closeModal()
  closeModal()
  expect(closed).toEqual(['a'])
  expect(modal.get()).toMatchObject({ title: 'a', isOpen: false })
  forgetModal(modal.get()?.turn ?? 0)
  expect(modal.get()).toBeNull()
})

test('a second dialog closes the first and is not forgotten with it', () => {
  const { closed, asked } = closings()
  openModal(asked('a'))
  const first = modal.get()?.turn ?? 0
  openModal(asked('b'))
  forgetModal(first)
  expect(closed).toEqual(['a'])
  expect(modal.get()).toMatchObject({ title: 'b', isOpen: true })
})
