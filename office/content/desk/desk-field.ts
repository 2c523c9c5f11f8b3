import { z } from 'zod'
import type { DeskSection } from '#contract/content/page-content.ts'
import {
  AlbumId,
  FolderId,
  FormId,
  Href,
  Html,
  Line,
  PopupId,
  SectionLink,
  SharedId,
  TagId,
  Text,
  WineId,
} from '#contract/content/section-fields.ts'
import { PlacedPicture } from '#contract/media/pictures.ts'

/** What one picks among the estate's own things. */
export type PickedThing = 'wine' | 'form' | 'popup' | 'album' | 'folder' | 'tag' | 'shared'

/** What only says which section it is, and how it began. */
export const INNER_FIELDS: ReadonlySet<string> = new Set(['id', 'type', 'begun'])

/** What is asked only where another field says so: wines chosen one by one, or of a family, or of a tag. */
const ASKED_ONLY: Readonly<Record<string, { field: string; is: string }>> = {
  'wines.wines': { field: 'choice', is: 'chosen' },
  'wines.family': { field: 'choice', is: 'family' },
  'wines.tag': { field: 'choice', is: 'tag' },
}

/** Whether what is typed there would be shown at all. */
export function isAsked(section: DeskSection, name: string): boolean {
  const only = ASKED_ONLY[`${section.type}.${name}`]
  return !only || section[only.field] === only.is
}

/** How a field of a section is typed, as its shape says; the fallback is what it is where nothing is chosen. */
export type DeskField = { isOptional: boolean; fallback?: unknown } & (
  | { kind: 'line' | 'text' | 'html' | 'href' | 'link' | 'picture' | 'yes' | 'other' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'pick'; thing: PickedThing; isMany: boolean }
  | { kind: 'rows'; row: z.ZodObject; most: number }
)

type ListField =
  | { kind: 'pick'; thing: PickedThing; isMany: true }
  | { kind: 'rows'; row: z.ZodObject; most: number }
  | { kind: 'other' }

/** Shapes that say by themselves what they are. */
const KNOWN = new Map<unknown, 'line' | 'text' | 'html' | 'href' | 'link' | 'picture'>([
  [Line, 'line'],
  [Text, 'text'],
  [Html, 'html'],
  [Href, 'href'],
  [SectionLink, 'link'],
  [PlacedPicture, 'picture'],
])
const PICKED = new Map<unknown, PickedThing>([
  [WineId, 'wine'],
  [FormId, 'form'],
  [PopupId, 'popup'],
  [AlbumId, 'album'],
  [FolderId, 'folder'],
  [TagId, 'tag'],
  [SharedId, 'shared'],
])

export function deskField(shape: unknown): DeskField {
  const field = fieldOf(shape)
  return shape instanceof z.ZodDefault ? { ...field, fallback: shape.def.defaultValue } : field
}

function fieldOf(shape: unknown): DeskField {
  const isOptional = shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault
  const inner = unwrapped(shape)
  const known = KNOWN.get(inner)
  if (known) return { kind: known, isOptional }
  const thing = PICKED.get(inner)
  if (thing) return { kind: 'pick', thing, isMany: false, isOptional }
  if (inner instanceof z.ZodEnum) return { kind: 'choice', choices: inner.options.map(String), isOptional }
  if (inner instanceof z.ZodBoolean) return { kind: 'yes', isOptional }
  if (inner instanceof z.ZodNumber)
    return { kind: 'number', min: inner.minValue ?? 0, max: inner.maxValue ?? 1_000_000, isOptional }
  if (inner instanceof z.ZodString) return { kind: (inner.maxLength ?? 0) > 300 ? 'text' : 'line', isOptional }
  if (inner instanceof z.ZodArray) return { ...listField(inner), isOptional }
  return { kind: 'other', isOptional }
}

function listField(list: z.ZodArray): ListField {
  const element = unwrapped(list.element)
  const thing = PICKED.get(element)
  if (thing) return { kind: 'pick', thing, isMany: true }
  const most = readMost(list)
  return element instanceof z.ZodObject ? { kind: 'rows', row: element, most } : { kind: 'other' }
}

function readMost(list: z.ZodArray): number {
  const bag = list._zod.bag as { maximum?: number }
  return bag.maximum ?? 100
}

function unwrapped(shape: unknown): unknown {
  let inner = shape
  while (inner instanceof z.ZodDefault || inner instanceof z.ZodNullable || inner instanceof z.ZodOptional)
    inner = inner.unwrap()
  return inner
}
