/** What is said once an order is paid: a word of the estate, what happens when, how the wines are served, an account. */
export const fr = {
  /** Signed by the estate; it speaks of what was ordered and of how it comes. */
  letter: {
    parcel:
      'Ces bouteilles, nous les avons faites ici\u00a0; c’est nous aussi qui fermons le carton. À l’arrivée, laissez-les reposer deux ou trois jours avant d’ouvrir la première.',
    collect:
      'Ces bouteilles, nous les avons faites ici, et c’est ici que nous vous les remettrons. Prenez un moment si vous le pouvez\u00a0: nous aimons savoir à quelle table elles vont.',
    plain:
      'Merci de votre confiance. S’il manque quoi que ce soit, répondez simplement à notre courriel\u00a0: c’est l’un de nous qui le lira.',
  },
  steps: {
    paid: 'Commande confirmée',
    paidText: 'La confirmation et la facture sont dans vos courriels.',
    prepared: 'Préparation et départ',
    preparedText:
      'Nous fermons votre carton et le confions au transporteur. Un courriel vous donne le numéro de suivi.',
    preparedTextPickup:
      'Nous fermons votre carton et le confions au transporteur. Un courriel vous prévient de son arrivée.',
    DELIVERY: 'Chez vous',
    PICKUP: 'À votre point relais',
    CLICK_AND_COLLECT: 'Au domaine',
    collectSoon: 'Dès que votre commande est prête, un courriel vous dit quand venir.',
    identity: 'Pensez à une pièce d’identité\u00a0: la vente d’alcool est réservée aux majeurs.',
    slot: '{day}, de {from} à {until}',
  },
  byMail:
    'Tout part par e-mail, à qui et quand il est dit ci-dessous. Pensez à regarder dans les courriers indésirables.',
  follow: 'Suivre la commande',
  addToCalendar: 'Ajouter à mon agenda',
  personalised:
    'Ce qui porte vos mots est fait à la main, pour vous seul. Relisez-les ci-dessous\u00a0: s’il y a une faute, dites-le-nous aujourd’hui depuis la page de la commande.',
  wines: {
    title: 'Le jour où vous les ouvrirez',
    serveBetween: 'Servir entre {from} et {until}\u00a0°C',
    serveAt: 'Servir à {at}\u00a0°C',
    drinkBetween: 'À boire de {from} à {until}',
    drinkFrom: 'À boire à partir de {from}',
    drinkUntil: 'À boire jusqu’en {until}',
    openings: {
      DECANT: 'Encore jeune\u00a0: une heure de carafe lui fait du bien.',
      STAND_UPRIGHT: 'À mettre debout la veille, et à servir sans la secouer.',
    },
  },
  account: {
    title: 'Un compte, en un mot de passe',
    intro:
      'Votre nom, vos adresses et cette commande y sont repris. Vous y retrouverez vos factures, le suivi, et vos bouteilles avec l’année où les ouvrir.',
    email: 'Il s’ouvre à l’adresse {email}.',
    terms: 'En ouvrant ce compte, vous acceptez les {link}.',
    opened: 'Votre compte est ouvert. Un courriel vous demande d’y confirmer votre adresse.',
    see: 'Voir mon compte',
  },
  invitation: { title: 'Venez nous voir', see: 'Voir et réserver', all: 'Toutes nos visites' },
  calendar: {
    file: 'commande',
    DELIVERY: 'Livraison de la commande {reference}, {estate}',
    PICKUP: 'Commande {reference} au point relais, {estate}',
    CLICK_AND_COLLECT: 'Retrait de la commande {reference}, {estate}',
    NO_DELIVERY: 'Commande {reference}, {estate}',
  },
}

export type OrderGuideWords = typeof fr
