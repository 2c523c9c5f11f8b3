import { cleanRichText } from '#api/content/rich-text/clean-rich-text.ts'
import type { PageTemplate } from '#contract/content/closed-sets.ts'
import { type SectionType, sectionTypes, type WrittenSection } from '#contract/content/sections.ts'
import { escapeXml } from '#rules/basics/escape-xml.ts'
import { fill } from '#words/basics/fill.ts'
import type { StartScene } from './start-facts.ts'

type Written = WrittenSection | null

/** The first sentence whose facts are all known. */
function say(sentences: readonly string[], facts: StartScene['facts']): string | undefined {
  return sentences.map((sentence) => fill(sentence, facts)).find((sentence) => !/\{\w+\}/.test(sentence))
}

const sayOne = (sentence: string, { facts }: StartScene) => say([sentence], facts)
const wayTo = (label: string, href: string) => ({ link: { label, href } })

/** A field like any other, for the estate to draw its own. */
const PLAIN_CONTOUR = '20,25 75,15 85,70 35,85'

/** How a page opens: over a picture of the estate's, or with words alone where it has none. */
function opening(template: PageTemplate, scene: StartScene): Written {
  const { title: given, lead } = scene.words.heads[template]
  const title = sayOne(given, scene) ?? scene.facts.name ?? ''
  const text = say(lead, scene.facts)
  const picture = scene.takePicture()
  if (picture && template !== 'press' && template !== 'faq')
    return { type: 'hero', title, ...(text && { text }), picture, height: template === 'home' ? 'screen' : 'tall' }
  return { type: 'text', title, text: text ?? title, size: 'lead', align: 'center' }
}

/** What each kind begins with; null where the estate has nothing for it, and kinds that are not here have nothing to say. */
const MAKERS: { readonly [Type in SectionType]?: (scene: StartScene) => Written } = {
  hero: ({ words, facts, takePicture }) => {
    const picture = takePicture()
    const text = say(words.heads.home.lead, facts)
    return picture && { type: 'hero', title: facts.name ?? words.text.title, ...(text && { text }), picture }
  },
  slides: ({ words: { story, text, visit }, takePicture }) => {
    const slides = [story.title, text.title, visit.title].flatMap((title) => {
      const picture = takePicture()
      return picture ? [{ picture, title }] : []
    })
    return slides.length > 1 ? { type: 'slides', slides } : null
  },
  picture: ({ takePicture }) => {
    const picture = takePicture()
    return picture && { type: 'picture', picture }
  },
  quote: ({ words: { invitations } }) => ({ type: 'quote', text: invitations.quote }),
  bottles: ({ words: { wines }, bottles, isShop }) =>
    bottles.length > 0
      ? {
          type: 'bottles',
          title: wines.title,
          bottles: bottles.map((bottle) => ({ ...bottle })),
          ...(isShop && wayTo(wines.link, '/nos-vins')),
        }
      : null,
  text: ({ words: { text }, facts }) => ({
    type: 'text',
    title: text.title,
    text: say(text.text, facts) ?? text.title,
  }),
  story: ({ words: { story, text }, takePicture }) => {
    const picture = takePicture()
    return picture && { type: 'story', title: story.title || text.title, text: story.text, picture, shape: 'landscape' }
  },
  wines: ({ words: { wines }, counts, isShop }) =>
    counts.wines > 0 ? { type: 'wines', title: wines.title, ...(isShop && wayTo(wines.link, '/nos-vins')) } : null,
  figures: ({ words: { figures }, counts }) => {
    const told = (['wines', 'appellations', 'years'] as const).filter((name) => counts[name] > 1)
    const rows = told.map((name) => ({ value: String(counts[name]), label: figures[name] }))
    return rows.length > 1 ? { type: 'figures', title: figures.title, figures: rows } : null
  },
  news: ({ words: { news } }) => ({ type: 'news', title: news.title, ...wayTo(news.link, '/actualites') }),
  visit: ({ words: { visit }, facts }) => {
    const text = say(visit.text, facts)
    return { type: 'visit', title: visit.title, ...(text && { text }), ...wayTo(visit.link, '/nous-contacter') }
  },
  newsletter: ({ words: { newsletter } }) => ({ type: 'newsletter', ...newsletter, ground: 'tint' }),
  steps: ({ words: { steps } }) => ({
    type: 'steps',
    title: steps.title,
    steps: steps.steps.map((step) => ({ ...step })),
  }),
  team: ({ words: { team }, facts: { agent, role } }) =>
    agent ? { type: 'team', title: team.title, people: [{ name: agent, ...(role && { role }) }] } : null,
  gallery: ({ words: { gallery }, takePicture }) => {
    const pictures = Array.from({ length: 5 }, takePicture).flatMap((picture) => (picture ? [{ picture }] : []))
    return pictures.length > 1 ? { type: 'gallery', title: gallery.title, pictures } : null
  },
  medals: ({ words: { medals } }) => ({ type: 'medals', title: medals.title }),
  vintages: ({ words: { vintages }, wineId }) =>
    wineId === null ? null : { type: 'vintages', title: vintages.title, wine: wineId },
  cuvee: ({ wineId }) => (wineId === null ? null : { type: 'cuvee', wine: wineId }),
  reviews: () => ({ type: 'reviews' }),
  services: ({ words: { services } }) => ({ type: 'services', title: services.title }),
  hours: ({ words: { hours } }) => ({ type: 'hours', title: hours.title }),
  map: ({ words: { map } }) => ({ type: 'map', title: map.title }),
  contact: ({ words: { contact } }) => ({ type: 'contact', ...contact }),
  calendar: ({ words: { calendar } }) => ({
    type: 'calendar',
    title: calendar.title,
    ...wayTo(calendar.link, '/evenements'),
  }),
  press: ({ words: { press, invitations } }) => ({
    type: 'press',
    title: press.title,
    cuttings: [{ text: invitations.cutting, source: invitations.source }],
  }),
  parcels: ({ words: { parcels, invitations }, grape }) => ({
    type: 'parcels',
    title: parcels.title,
    parcels: [{ name: invitations.parcel, ...(grape && { grape }), contour: PLAIN_CONTOUR }],
  }),
  video: ({ words: { video }, film, takePicture }) => {
    const poster = film && (film.poster ?? takePicture())
    return poster && { type: 'video', title: video.title, poster, video: film.video }
  },
  html: ({ words: { text }, facts }) => ({
    type: 'html',
    html: cleanRichText(`<h2>${escapeXml(text.title)}</h2><p>${escapeXml(say(text.text, facts) ?? text.title)}</p>`),
  }),
  columns: ({ words: { text, visit }, facts }) => ({
    type: 'columns',
    columns: [text, visit].map(({ title, text: sentences }) => ({
      sections: [{ ...sectionTypes.text.defaults, type: 'text', title, text: say(sentences, facts) ?? title }],
    })),
  }),
  partners: ({ words: { partners } }) => ({ type: 'partners', title: partners.title }),
  form: ({ words: { form }, formId }) => (formId === null ? null : { type: 'form', title: form.title, form: formId }),
  questions: ({ words: { questions }, facts, isShop }) => {
    const { order, ...others } = questions
    const asked = isShop ? [...Object.values(others), order] : Object.values(others)
    const answered = asked.flatMap(({ question, answer }) => {
      const said = say(answer, facts)
      return said ? [{ question, answer: said }] : []
    })
    return { type: 'questions', questions: answered }
  },
}

/** A section that is added by itself; null where the estate has nothing for it. */
export function startSection(type: SectionType, scene: StartScene): Written {
  return withDefaults(MAKERS[type]?.(scene) ?? null)
}

/** What nobody has chosen is there all the same: else the first publication would be told to have changed it. */
function withDefaults(section: Written): Written {
  return section && ({ ...sectionTypes[section.type].defaults, ...section } as WrittenSection)
}

/** The sections of a template in one language, each in its place; null where the estate has nothing for it. */
export function startSections(
  scene: StartScene,
  { template, types }: { template: PageTemplate; types: readonly SectionType[] },
): Written[] {
  const opensWithWords = types[0] === 'hero' || types[0] === 'text'
  return types.map((type, at) =>
    at === 0 && opensWithWords ? withDefaults(opening(template, scene)) : startSection(type, scene),
  )
}
