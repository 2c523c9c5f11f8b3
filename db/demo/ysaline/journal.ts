import type { DemoJournal } from '#db/demo/journal.ts'
import { list, p, text } from '#db/demo/rich-text.ts'
import { place } from './pictures.ts'

export const journal: DemoJournal = {
  news: [
    {
      published: '2026-10-24',
      picture: place('savoie-coteaux-matin.jpg'),
      texts: {
        fr: {
          title: 'Première neige, dernière benne',
          slug: 'premiere-neige-derniere-benne',
          teaser: 'Le persan est rentré le 17 octobre ; le massif a blanchi le 18.',
          alt: 'Vignes en pente et leurs échalas au-dessus de la brume, massif calcaire enneigé au matin',
          content: text(
            p(
              'On guettait le ciel depuis une semaine. Le persan mûrit tard, et le haut du coteau est à cinq cent dix mètres. La dernière benne est descendue au treuil le samedi à midi. Le lendemain matin, le massif était blanc jusqu’aux sapins.',
            ),
            p(
              'Quarante-deux jours entre la première jacquère et le dernier persan : c’est notre plus longue vendange.',
            ),
          ),
        },
        en: {
          title: 'First snow, last load',
          slug: 'first-snow-last-load',
          teaser: 'The Persan came in on 17 October; the massif turned white on the 18th.',
          alt: 'Steep staked vines above the morning haze, a snow-dusted limestone massif behind',
          content: text(
            p(
              'We had watched the sky for a week. Persan ripens late, and the top of the slope lies at five hundred and ten metres. The last load came down by winch on Saturday at noon. The next morning the massif was white down to the firs.',
            ),
            p('Forty-two days between the first Jacquère and the last Persan: our longest harvest.'),
          ),
        },
      },
    },
    {
      published: '2026-06-20',
      picture: place('chai-oeufs-beton.jpg'),
      texts: {
        fr: {
          title: 'Deux œufs de plus au chai',
          slug: 'deux-oeufs-de-plus-au-chai',
          teaser: 'Du béton brut, neuf cents litres chacun, et une altesse qui tourne toute seule.',
          alt: 'Chai clair aux cuves ovoïdes en béton, plafond de mélèze et baie vitrée',
          content: text(
            p(
              'Dans une cuve ovoïde, le vin bouge sans qu’on y touche : les lies montent, redescendent, et le nourrissent. Nous en avions deux, en voici quatre.',
            ),
            list(
              'altesse du haut, élevage de dix mois',
              'jacquère de la terrasse basse, six mois',
              'deux essais de mondeuse, pour voir',
            ),
          ),
        },
        en: {
          title: 'Two more eggs in the cellar',
          slug: 'two-more-eggs-in-the-cellar',
          teaser: 'Raw concrete, nine hundred litres each, and an Altesse that stirs itself.',
          alt: 'Bright cellar with concrete egg vats, larch ceiling and a glazed wall',
          content: text(
            p(
              'In an egg-shaped vat the wine moves without being touched: the lees rise, sink and feed it. We had two; now there are four.',
            ),
            list(
              'Altesse from the top, ten months',
              'Jacquère from the low terrace, six months',
              'two trials of Mondeuse, to see',
            ),
          ),
        },
      },
    },
    {
      published: '2026-04-07',
      texts: {
        fr: {
          title: 'Les moutons sont remontés',
          slug: 'les-moutons-sont-remontes',
          teaser: 'Dix-huit brebis, six semaines, aucune fiche de paie.',
          content: text(
            p(
              'Elles tondent entre les échalas jusqu’à la mi-mai, puis elles montent à l’alpage avant que les bourgeons ne les tentent. Si vous passez par le sentier du lavoir, refermez la barrière.',
            ),
          ),
        },
        en: {
          title: 'The sheep are back up',
          slug: 'the-sheep-are-back-up',
          teaser: 'Eighteen ewes, six weeks, no payslips.',
          content: text(
            p(
              'They graze between the stakes until mid-May, then climb to the high pasture before the buds tempt them. If you take the path by the washhouse, please close the gate.',
            ),
          ),
        },
      },
    },
  ],
}
