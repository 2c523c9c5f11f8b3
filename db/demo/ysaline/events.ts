import { type DemoEvent, saturdayAfter } from '#db/demo/events.ts'
import { place } from './pictures.ts'

export const events: readonly DemoEvent[] = [
  {
    day: saturdayAfter(25),
    from: 14 * 60,
    until: 19 * 60,
    capacity: 30,
    picture: place('savoie-deux-sommets.jpg', 'Deux sommets de Savoie'),
    texts: {
      fr: {
        title: 'Le premier persan',
        description:
          'On monte à pied par les terrasses, une heure sans se presser, et l’on redescend au chai pour goûter le persan de l’année, encore trouble. Chaussures de marche utiles ; raclette pour ceux qui restent.',
        place: 'Rendez-vous devant le chai',
        price: 'Gratuit',
      },
      en: {
        title: 'The first persan',
        description:
          'We walk up through the terraces, an hour without hurry, and come back down to the cellar to taste this year’s Persan, still cloudy. Walking shoes are useful; raclette for those who stay.',
        place: 'We meet in front of the cellar',
        price: 'Free',
      },
    },
    guests: [{ firstname: 'Nora', lastname: 'Bellicart', email: 'nora.bellicart@example.org', people: 2 }],
  },
]
