/** How a thing is counted: `6 bouteilles`, `12,90 € la bouteille`, `6 bouteilles ajoutées`. */
export interface UnitWords {
  one: string
  many: string
  each: string
  addedOne: string
  addedMany: string
}

const feminine = { addedOne: 'ajoutée', addedMany: 'ajoutées' }
const masculine = { addedOne: 'ajouté', addedMany: 'ajoutés' }

/** The words of the pages of wines, boxes and other products. They are filled on the server and travel with the page. */
export const fr = {
  home: 'Accueil',
  shop: 'Nos vins',
  breadcrumb: 'Fil d’Ariane',
  vintage: 'Millésime',
  vintageOf: 'Millésime {year}',
  format: 'Format',
  soldOut: 'épuisé',
  reading: 'À lire',
  visit: 'Le goûter sur place',
  units: {
    187: { one: 'quart', many: 'quarts', each: 'le quart', ...masculine },
    200: { one: 'piccolo', many: 'piccolos', each: 'le piccolo', ...masculine },
    375: { one: 'demi-bouteille', many: 'demi-bouteilles', each: 'la demi-bouteille', ...feminine },
    620: { one: 'clavelin', many: 'clavelins', each: 'le clavelin', ...masculine },
    1500: { one: 'magnum', many: 'magnums', each: 'le magnum', ...masculine },
    3000: { one: 'jéroboam', many: 'jéroboams', each: 'le jéroboam', ...masculine },
    5000: { one: 'cubi', many: 'cubis', each: 'le cubi', ...masculine },
    6000: { one: 'mathusalem', many: 'mathusalems', each: 'le mathusalem', ...masculine },
    bottle: { one: 'bouteille', many: 'bouteilles', each: 'la bouteille', ...feminine },
    box: { one: 'coffret', many: 'coffrets', each: 'le coffret', ...masculine },
    card: { one: 'carte cadeau', many: 'cartes cadeaux', each: 'la carte', ...feminine },
    piece: { one: 'article', many: 'articles', each: 'l’unité', ...masculine },
  } satisfies Record<string | number, UnitWords>,
  price: {
    reference: 'Prix barré : prix le plus bas des 30 jours précédant la réduction',
    perLitre: 'soit {price} le litre',
    tax: 'TVA incluse,',
    untaxed: 'Sans TVA : elle s’applique à ce que la carte paie',
    delivery: 'hors livraison',
    tiers: 'Prix par quantité',
    from: 'Dès {n}',
    fromEach: '{price} {each}',
    saving: 'vous économisez {saving}',
    mixed: {
      wines: 'Les quantités s’additionnent, tous millésimes et formats : {names}.',
      wineAlone: 'Les quantités s’additionnent, tous millésimes et formats.',
      others: 'Les quantités s’additionnent : {names}.',
      rest: '{n} autres',
    },
    alone: {
      vintage: 'Par vin : seules comptent les bouteilles de ce millésime et de ce format.',
      wine: 'Par vin : seules comptent les bouteilles de ce format.',
      other: 'Seule compte la quantité de cet article.',
    },
    contact: 'Nous contacter',
    contactHint: 'Ce vin se réserve auprès du domaine.',
    contactHintOther: 'Cet article se réserve auprès du domaine.',
  },
  cart: {
    quantity: 'Quantité',
    less: '{n} de moins',
    more: '{n} de plus',
    choose: 'Choisir une quantité',
    addShort: 'Au panier',
    add: 'Ajouter {n} {unit}',
    added: '{n} {unit} {added} au panier',
    toCart: 'Voir le panier',
    total: 'Total',
    customize: 'Personnaliser',
    customizeHint: 'Vous choisirez votre personnalisation à l’étape suivante.',
    byMultiple: 'Vendu par {n}',
    caseFull: 'Un carton de six',
    casesFull: '{n} cartons de six',
    caseOpen: 'Encore {n} pour un carton complet',
    failed: 'L’ajout n’a pas abouti. Réessayez dans un instant.',
    withoutScript: 'Pour commander, activez JavaScript dans votre navigateur ou adressez-vous au domaine :',
    byPhone: 'par téléphone au {phone}',
    byMail: 'par e-mail',
  },
  stock: {
    gone: 'Ce millésime est épuisé.',
    goneOther: 'Cet article est épuisé pour le moment.',
    goneFormat: 'Ce format est épuisé.',
    instead: 'Le millésime {year} est disponible',
    insteadFormat: '{format} : disponible',
    alertTitle: 'Prévenez-moi de son retour',
    alertEmail: 'Votre adresse e-mail',
    alertSend: 'Me prévenir',
    alertSent: 'C’est noté. Nous vous écrirons dès son retour, une seule fois.',
    alertFailed: 'Votre demande n’a pas abouti. Réessayez dans un instant.',
    alertWithoutScript: 'Pour être prévenu de son retour, écrivez au domaine :',
  },
  facts: {
    drink: 'À boire',
    drinkFromUntil: 'de {from} à {until}',
    drinkFrom: 'à partir de {from}',
    drinkUntil: 'jusqu’en {until}',
    serve: 'Service',
    serveFromUntil: 'entre {from} et {until} °C',
    serveAt: 'à {at} °C',
    alcohol: 'Alcool',
    alcoholValue: '{percent} % vol.',
    reference: 'Référence',
    dishes: 'À table avec',
    format: 'Contenance',
  },
  gallery: { label: 'Images', enlarge: 'Agrandir l’image' },
  story: {
    title: 'Le vin',
    titleBox: 'Le coffret',
    titleOther: 'À propos',
    grape: 'Cépage',
    grapes: 'Cépages',
    share: '{grape} {percent} %',
  },
  awards: { title: 'Récompenses', vintage: 'pour le millésime {year}' },
  label: { allergens: 'Allergènes', eLabel: 'Étiquette électronique' },
  box: {
    title: 'Ce coffret contient',
    count: '{n} × ',
  },
  tools: {
    sheet: 'Fiche technique (PDF)',
    share: 'Partager',
    copied: 'Lien copié',
    mailSubject: '{name} – {site}',
  },
  recommended: 'À découvrir aussi',
  legal: {
    returns: 'Vous avez {days} jours après réception pour changer d’avis. Garanties légales comprises.',
    returnsPersonal:
      'Vous avez {days} jours après réception pour changer d’avis, sauf pour ce que vous faites graver, écrire ou imprimer (article L. 221-28, 3° du code de la consommation). Garanties légales comprises.',
    terms: 'Conditions de vente',
  },
  data: { alcohol: 'Titre alcoométrique', appellation: 'Appellation', grapes: 'Cépages', vintage: 'Millésime' },
}

export type ProductWords = typeof fr
