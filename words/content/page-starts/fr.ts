/**
 * What a new page says before its estate has written anything, by what it begins with. Braces are filled with facts of the
 * estate; of several sentences the first is taken whose facts are all known.
 */
export const fr = {
  /** Where nothing is known: sentences that ask to be replaced, most of them by the name of the field where they stand. */
  invitations: {
    title: 'Votre titre',
    text: 'Votre texte, en quelques phrases.',
    name: 'Un nom',
    label: 'Votre libellé',
    value: 'Un nombre',
    question: 'Votre question ?',
    answer: 'Votre réponse.',
    source: 'Le nom du journal ou du guide',
    html: '<p>Votre texte, en HTML.</p>',
    cutting: 'Une phrase, telle qu’elle est parue.',
    parcel: 'Le nom de la parcelle',
    quote: 'Une phrase de la maison, celle que l’on retient.',
  },
  heads: {
    empty: { title: '', lead: [''] },
    home: {
      title: '{name}',
      lead: [
        'Vignerons à {city}, en appellation {appellation}.',
        'Vignerons à {city}.',
        'Nos vins, et la maison où ils se font.',
      ],
    },
    estate: { title: 'Le domaine', lead: ['{name}, à {city}.', '{name} : la maison, les vignes et la cave.'] },
    wines: {
      title: 'Nos vins',
      lead: ['{wines} vins, chacun avec son histoire.', 'Nos vins, chacun avec son histoire.'],
    },
    cuvee: { title: '{wine}', lead: ['Un vin de {name}.'] },
    visit: { title: 'Venir au domaine', lead: ['Nous vous accueillons à {city}.', 'Nous vous accueillons au caveau.'] },
    harvest: {
      title: 'Les vendanges',
      lead: ['À {city}, l’année se joue en quelques jours.', 'L’année se joue en quelques jours.'],
    },
    team: { title: 'La maison', lead: ['Celles et ceux qui font les vins de {name}.'] },
    events: {
      title: 'Nos rendez-vous',
      lead: ['À {city} ou ailleurs, venez goûter avec nous.', 'Venez goûter avec nous.'],
    },
    press: { title: 'La presse en parle', lead: ['Ce que l’on écrit de nos vins.'] },
    faq: { title: 'Questions fréquentes', lead: ['Ce que l’on nous demande le plus souvent.'] },
    trade: { title: 'Professionnels', lead: ['Cavistes, restaurateurs, importateurs : parlons-nous.'] },
  },
  text: {
    title: 'En quelques mots',
    text: [
      '{description}',
      '{name} se trouve à {city}. Nos vins naissent dans nos vignes et se goûtent au caveau.',
      'Nos vins naissent dans nos vignes et se goûtent au caveau.',
    ],
  },
  story: {
    title: 'De la vigne à la bouteille',
    text: 'Chaque parcelle se vendange à son heure, chaque cuve se goûte : une année se décide ainsi, jour après jour.',
  },
  wines: { title: 'Nos vins', link: 'Tous nos vins' },
  figures: { title: 'En chiffres', wines: 'vins', appellations: 'appellations', years: 'millésimes' },
  news: { title: 'Les nouvelles', link: 'Toutes les nouvelles' },
  visit: {
    title: 'Venir nous voir',
    text: ['Nous vous recevons à {city}.', 'Nous vous recevons au caveau.'],
    link: 'Nous écrire',
  },
  newsletter: { title: 'Notre lettre', text: 'La vigne, la cave, les vins qui arrivent.' },
  steps: {
    title: 'Une année à la vigne',
    steps: [
      { mark: 'Hiver', title: 'La taille', text: 'La vigne se repose, et se taille.' },
      { mark: 'Printemps', title: 'Les premières feuilles', text: 'Les bourgeons s’ouvrent, puis vient la fleur.' },
      { mark: 'Été', title: 'La maturité', text: 'Les grappes grossissent, puis prennent leur couleur.' },
      { mark: 'Automne', title: 'La vendange', text: 'Les raisins rentrent, et le vin commence.' },
    ],
  },
  team: { title: 'Celles et ceux qui font le vin' },
  gallery: { title: 'En images' },
  medals: { title: 'Récompenses' },
  vintages: { title: 'D’une année à l’autre' },
  services: { title: 'Visites et dégustations' },
  hours: { title: 'Quand nous trouver' },
  map: { title: 'Nous trouver' },
  contact: { title: 'Nous écrire', text: 'Une question, une commande, une visite : écrivez-nous.' },
  calendar: { title: 'Les prochains rendez-vous', link: 'Tout l’agenda' },
  partners: { title: 'Où trouver nos vins' },
  press: { title: 'La presse en parle' },
  parcels: { title: 'Nos parcelles' },
  video: { title: 'Le domaine en film' },
  form: { title: 'Votre demande' },
  questions: {
    where: { question: 'Où se trouve le domaine ?', answer: ['{address}'] },
    when: { question: 'Quand peut-on venir ?', answer: ['{hours}'] },
    reach: {
      question: 'Comment vous joindre ?',
      answer: [
        'Par téléphone au {phone}, ou par courriel à {email}.',
        'Par courriel à {email}.',
        'Par téléphone au {phone}.',
        'Par le formulaire de contact.',
      ],
    },
    order: {
      question: 'Peut-on commander en ligne ?',
      answer: ['Oui. Choisissez vos vins : le prix de la livraison est dit avant la commande.'],
    },
  },
}
export type PageStartWords = typeof fr
