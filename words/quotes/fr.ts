/** The page behind a quote’s link, and its paper; `{…}` are filled in. */
export const fr = {
  eyebrow: 'Devis',
  title: 'Devis {number}',
  intro:
    'Ces prix sont garantis jusqu’au {day}. Acceptez le devis pour passer commande : vous réglez ensuite en ligne.',
  submit: 'Accepter et régler {amount}',
  file: 'Télécharger le devis (PDF)',
  accepted: {
    title: 'Ce devis est accepté.',
    intro: 'Il est devenu une commande. Le lien pour la régler vous a été donné.',
    button: 'Régler la commande',
  },
  over: {
    title: 'Ce devis n’est plus valable.',
    intro: 'Sa date est passée ou il a été retiré. Écrivez-nous : nous vous en ferons volontiers un autre.',
  },
  unknown: { title: 'Ce devis n’existe pas.', intro: 'Vérifiez que l’adresse est entière, ou écrivez-nous.' },
  contact: 'Nous écrire',
  paper: {
    kind: 'Devis',
    title: 'Devis {number}',
    number: 'Numéro',
    date: 'Date',
    validUntil: 'Valable jusqu’au',
    buyer: 'Proposé à',
    statement: 'Offre valable jusqu’au {day}, dans la limite des stocks disponibles.',
    terms: 'Nos conditions générales de vente s’appliquent à la commande. Ce devis n’est pas une facture.',
    signature: 'Bon pour accord, date et signature :',
  },
}

export type QuoteWords = typeof fr
