import { z } from 'zod'
import { defineSection } from '#contract/content/define-section.ts'
import { samplePicture } from '#contract/content/sample-pictures.ts'
import { Line, link, Text } from '#contract/content/section-fields.ts'
import { PlacedPicture, ShownPicture } from '#contract/media/pictures.ts'

const shape = <Picture extends z.ZodType>(picture: Picture) =>
  z.object({
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
  })

/** A picture that owns the screen, with the page’s title on it. */
export const hero = defineSection({
  stored: shape(PlacedPicture),
  shown: shape(ShownPicture),
  sample: {
    type: 'hero',
    eyebrow: 'Vignerons en Val de Loire',
    title: 'La vigne, la pierre et le fleuve',
    text: 'Douze hectares de chenin et de cabernet franc, cultivés en famille depuis 1921.',
    picture: samplePicture('vines', 'Rangs de vigne au soleil couchant, sous une crête dans la brume'),
    portrait: samplePicture('alley', 'Rangs de vigne au soleil couchant, sous une crête dans la brume'),
    link: { label: 'Découvrir nos vins', href: '/nos-vins' },
  },
})
