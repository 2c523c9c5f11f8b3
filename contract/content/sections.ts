import { z } from 'zod'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const Line = z.string().min(1).max(200)
/** Paragraphs are separated by an empty line; *stars* make italics. */
const Text = z.string().min(1).max(8_000)
const GROUNDS = ['plain', 'tint', 'primary', 'ink'] as const

/** Within the site (`/notre-domaine`, without a locale), out of it, a popup (`#popup-3`), a letter or a call. */
const Href = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:|#)/)
export const SectionLink = z.object({ label: Line, href: Href })
export type SectionLink = z.infer<typeof SectionLink>

const link = SectionLink.optional()
const ground = z.enum(GROUNDS).default('plain')

function sectionsOfWords<Picture extends z.ZodType>(picture: Picture) {
  return {
    /** Words alone. */
    text: z.object({
      type: z.literal('text'),
      eyebrow: Line.optional(),
      title: Line.optional(),
      text: Text,
      align: z.enum(['left', 'center']).default('left'),
      size: z.enum(['body', 'lead']).default('body'),
      ornament: picture.optional(),
      link,
      ground,
    }),
    /** Words beside a picture. */
    story: z.object({
      type: z.literal('story'),
      eyebrow: Line.optional(),
      title: Line,
      text: Text,
      picture,
      caption: Line.optional(),
      side: z.enum(['left', 'right']).default('left'),
      shape: z.enum(['portrait', 'square', 'landscape']).default('portrait'),
      link,
      ground,
    }),
    /** One sentence that owns the screen. */
    quote: z.object({ type: z.literal('quote'), text: Text, author: Line.optional(), ground }),
    /** Where and when to come: address and opening hours of the estate itself. */
    visit: z.object({
      type: z.literal('visit'),
      eyebrow: Line.optional(),
      title: Line,
      text: Text.optional(),
      picture: picture.optional(),
      link,
      ground,
    }),
  }
}

function sectionsOfPictures<Picture extends z.ZodType>(picture: Picture) {
  return {
    /** A picture that owns the screen, with the page's title on it. */
    hero: z.object({
      type: z.literal('hero'),
      eyebrow: Line.optional(),
      title: Line,
      text: Text.optional(),
      picture,
      /** Another crop for phones. */
      portrait: picture.optional(),
      link,
      height: z.enum(['screen', 'tall', 'band']).default('screen'),
      align: z.enum(['left', 'center']).default('left'),
      place: z.enum(['top', 'middle', 'bottom']).default('bottom'),
    }),
    picture: z.object({
      type: z.literal('picture'),
      picture,
      caption: Line.optional(),
      width: z.enum(['full', 'wide', 'text']).default('wide'),
      ground,
    }),
    video: z.object({
      type: z.literal('video'),
      title: Line.optional(),
      caption: Line.optional(),
      poster: picture,
      video: picture,
      ground,
    }),
    /** A drawing between two sections. */
    ornament: z.object({
      type: z.literal('ornament'),
      picture,
      size: z.enum(['small', 'large']).default('small'),
      ground,
    }),
  }
}

function sectionsOfLists<Picture extends z.ZodType>(picture: Picture) {
  const opening = { eyebrow: Line.optional(), title: Line.optional(), ground }
  const bottle = z.object({ picture, name: Line, detail: Line.optional(), href: Href.optional() })
  return {
    /** The estate in numbers. */
    figures: z.object({
      type: z.literal('figures'),
      ...opening,
      figures: z
        .array(z.object({ value: Line, label: Line }))
        .min(1)
        .max(6),
    }),
    /** Pictures of unlike sizes; each opens in the full-screen slider. */
    gallery: z.object({
      type: z.literal('gallery'),
      ...opening,
      pictures: z
        .array(z.object({ picture, caption: Line.optional() }))
        .min(1)
        .max(24),
    }),
    /** Bottles side by side, all at one scale: a magnum is bigger. */
    bottles: z.object({
      type: z.literal('bottles'),
      ...opening,
      text: Text.optional(),
      bottles: z.array(bottle).min(1).max(8),
      link,
    }),
    /** What happens one after the other: years, seasons, stages. */
    steps: z.object({
      type: z.literal('steps'),
      ...opening,
      steps: z
        .array(z.object({ mark: Line, title: Line, text: Text }))
        .min(1)
        .max(12),
    }),
  }
}

/** Each kind of section with its properties. Stored, a picture is an id; shown, it is the picture itself. */
function shapesWith<Picture extends z.ZodType>(picture: Picture) {
  return { ...sectionsOfWords(picture), ...sectionsOfPictures(picture), ...sectionsOfLists(picture) }
}

const stored = shapesWith(PlacedPicture)
const shown = shapesWith(ShownPicture)

export type SectionType = keyof typeof stored

export const StoredSection = z.discriminatedUnion('type', [
  stored.hero,
  stored.text,
  stored.story,
  stored.picture,
  stored.quote,
  stored.figures,
  stored.gallery,
  stored.bottles,
  stored.steps,
  stored.visit,
  stored.video,
  stored.ornament,
])
export type StoredSection = z.infer<typeof StoredSection>
/** As one writes it: what has a default may be left out. */
export type WrittenSection = z.input<typeof StoredSection>

export const Section = z.discriminatedUnion('type', [
  shown.hero,
  shown.text,
  shown.story,
  shown.picture,
  shown.quote,
  shown.figures,
  shown.gallery,
  shown.bottles,
  shown.steps,
  shown.visit,
  shown.video,
  shown.ornament,
])
export type Section = z.infer<typeof Section>
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>
