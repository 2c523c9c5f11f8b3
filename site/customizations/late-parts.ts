import { lazy } from 'react'

const fetchText = () => import('./TextAnswer.tsx')
const fetchFile = () => import('./FileAnswer.tsx')
const fetchForm = () => import('./FormAnswer.tsx')
const fetchPreview = () => import('./ProductPreview.tsx')
const fetchLast = () => import('./LastStep.tsx')

/** What the first step can do without: it comes while that one is answered. */
export const TextAnswer = lazy(() => fetchText().then((part) => ({ default: part.TextAnswer })))
export const FileAnswer = lazy(() => fetchFile().then((part) => ({ default: part.FileAnswer })))
export const FormAnswer = lazy(() => fetchForm().then((part) => ({ default: part.FormAnswer })))
export const ProductPreview = lazy(() => fetchPreview().then((part) => ({ default: part.ProductPreview })))
export const LastStep = lazy(() => fetchLast().then((part) => ({ default: part.LastStep })))
export const Done = lazy(() => fetchLast().then((part) => ({ default: part.Done })))

export function fetchLateParts(): void {
  // One that does not arrive is asked for again when it is needed.
  for (const fetchPart of [fetchText, fetchFile, fetchForm, fetchLast]) fetchPart().catch(() => {})
}
