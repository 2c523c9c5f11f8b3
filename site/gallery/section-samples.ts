import type { SectionOf, SectionType } from '#contract/content/sections.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'

type Samples<Type extends SectionType> = { [Each in Type]: SectionOf<Each> }

const TEXT =
  'Les vignes regardent la Loire depuis 1893. On y taille à la main, on y vendange à l’aube, et le tuffeau garde la fraîcheur.\n\nRien n’est pressé : ni la saison, ni la *cave*.'
const link = { label: 'Découvrir nos vins', href: '/nos-vins' }

/** One of each kind, in the estate's own pictures. */
export function sectionSamples(pictures: readonly ShownPicture[]) {
  const [picture] = pictures
  if (!picture) throw new Error('This estate has no picture to show its sections with')
  const samples: Samples<SectionType> = { ...ofPictures(picture), ...ofWords(picture), ...ofLists(pictures) }
  return Object.values(samples)
}

function ofPictures(picture: ShownPicture): Samples<'hero' | 'picture' | 'video' | 'ornament'> {
  return {
    hero: {
      type: 'hero',
      eyebrow: 'Saumur-Champigny',
      title: 'Le vin d’une pierre blanche',
      text: 'Quatre générations sur le même coteau.',
      picture,
      link,
      height: 'tall',
      align: 'left',
      place: 'bottom',
    },
    picture: { type: 'picture', picture, caption: 'Le coteau en novembre', width: 'wide', ground: 'plain' },
    video: { type: 'video', title: 'Un film', caption: 'En cave', poster: picture, video: picture, ground: 'plain' },
    ornament: { type: 'ornament', picture, size: 'small', ground: 'plain' },
  }
}

function ofWords(picture: ShownPicture): Samples<'text' | 'story' | 'quote' | 'visit'> {
  const told = { eyebrow: 'La maison', text: TEXT, link }
  return {
    text: { ...told, type: 'text', title: 'Des mots seuls', align: 'left', size: 'lead', ground: 'plain' },
    story: {
      ...told,
      type: 'story',
      title: 'Des mots près d’une image',
      picture,
      caption: 'Au petit jour',
      side: 'left',
      shape: 'portrait',
      ground: 'tint',
    },
    quote: {
      type: 'quote',
      text: 'On ne fait pas le vin. On l’accompagne.',
      author: 'Jeanne Moreau',
      ground: 'primary',
    },
    visit: { ...told, type: 'visit', title: 'La cave est ouverte', picture, ground: 'ink' },
  }
}

function ofLists(pictures: readonly ShownPicture[]): Samples<'figures' | 'gallery' | 'bottles' | 'steps'> {
  return {
    figures: {
      type: 'figures',
      title: 'La maison en chiffres',
      figures: [
        { value: '14 ha', label: 'de vignes' },
        { value: '1893', label: 'première vendange' },
        { value: '6', label: 'cuvées' },
      ],
      ground: 'plain',
    },
    gallery: {
      type: 'gallery',
      title: 'Une année',
      pictures: pictures.slice(0, 5).map((picture) => ({ picture, caption: 'Au fil des saisons' })),
      ground: 'plain',
    },
    bottles: {
      type: 'bottles',
      title: 'Nos cuvées',
      bottles: pictures
        .slice(0, 2)
        .map((picture) => ({ picture, name: 'Les Aubépines', detail: '2021', href: '/nos-vins' })),
      link,
      ground: 'tint',
    },
    steps: {
      type: 'steps',
      title: 'De la vigne au verre',
      steps: [
        { mark: 'Hiver', title: 'La taille', text: TEXT },
        { mark: 'Automne', title: 'Les vendanges', text: TEXT },
      ],
      ground: 'plain',
    },
  }
}
