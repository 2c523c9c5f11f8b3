interface Facts {
  limit: number
  choices: string
}

/** What is wrong with a field, said next to it. The closed set is contract/basics/problems.ts; api checks that none is missing. */
export const fr = {
  required: () => 'Ce champ est obligatoire.',
  'not-text': () => 'Un texte est attendu.',
  'not-a-number': () => 'Un nombre est attendu.',
  'not-whole': () => 'Un nombre entier est attendu.',
  'not-yes-or-no': () => 'La valeur true ou false est attendue.',
  'not-a-date': () => 'Une date est attendue.',
  'not-a-list': () => 'Une liste est attendue.',
  'not-an-object': () => 'Un objet est attendu.',
  'too-short': ({ limit }: Facts) => `Au moins ${limit} caractère${limit > 1 ? 's' : ''}.`,
  'too-long': ({ limit }: Facts) => `Au plus ${limit} caractère${limit > 1 ? 's' : ''}.`,
  'too-small': ({ limit }: Facts) => `La valeur doit être d’au moins ${limit}.`,
  'too-big': ({ limit }: Facts) => `La valeur doit être d’au plus ${limit}.`,
  'too-few': ({ limit }: Facts) => `Au moins ${limit} élément${limit > 1 ? 's' : ''}.`,
  'too-many': ({ limit }: Facts) => `Au plus ${limit} élément${limit > 1 ? 's' : ''}.`,
  'not-an-email': () => 'Cette adresse e-mail n’est pas valable.',
  'not-a-link': () => 'Ce lien n’est pas valable.',
  'not-a-colour': () => 'Cette couleur n’est pas valable : écrivez par exemple #7A1F2B.',
  'null-character': () => 'Ce texte contient un caractère nul, qui n’est pas accepté.',
  'broken-character': () => 'Ce texte contient un caractère abîmé : retapez-le.',
  'not-whole-cents': () => 'Un montant en euros a au plus deux décimales.',
  'unknown-field': () => 'Ce champ n’existe pas.',
  'given-twice': () => 'Ce champ n’est attendu qu’une fois.',
  'not-one-of': ({ choices }: Facts) => `Valeurs possibles : ${choices}.`,
  'unknown-operator': ({ choices }: Facts) => `Ce filtre n’accepte que : ${choices}.`,
  'unknown-order': ({ choices }: Facts) => `Ce tri n’existe pas. Tris possibles : ${choices}.`,
  'unknown-filter': ({ choices }: Facts) =>
    choices ? `Ce filtre n’existe pas. Filtres possibles : ${choices}.` : 'Ce filtre n’existe pas.',
  'unknown-placeholder': ({ choices }: Facts) => `Entre accolades, seuls ces mots sont remplacés ici : ${choices}.`,
  'quantity-not-positive': () => 'La quantité doit être supérieure à 0',
  'not-a-multiple': ({ limit }: Facts) => `Ce produit s’ajoute uniquement par multiple de ${limit}`,
  'not-a-multiple-of-bottles': ({ limit }: Facts) =>
    `Ce produit s’ajoute uniquement par multiple de ${limit} bouteilles`,
  'over-stock': ({ limit }: Facts) => {
    if (limit === 0) return 'Il n’en reste plus en stock'
    return `Il ne reste que ${limit} article${limit > 1 ? 's' : ''} en stock`
  },
  'not-so-many-free': ({ limit }: Facts) =>
    `${limit} au plus peuvent sortir : le reste n’est pas en cave, ou des commandes le réservent.`,
  'stock-is-now': ({ limit }: Facts) => `Entre-temps, le stock est passé à ${limit}.`,
  'quote-open': ({ limit }: Facts) =>
    `À partir de la ligne ${limit}, un guillemet n’est pas refermé, ou une cellule n’en finit pas.`,
  'over-order-total': ({ limit }: Facts) =>
    `Une commande ne peut pas dépasser ${limit.toLocaleString('fr-FR')} € : réduisez la quantité, ou écrivez-nous`,
  'unknown-country': () => 'Ce pays n’existe pas.',
  'unknown-postal-code': () => 'Ce code postal n’existe pas en France. Vérifiez ses cinq chiffres.',
  'town-elsewhere': ({ choices }: Facts) =>
    `Cette ville ne correspond pas au code postal, qui est celui de : ${choices}. Choisissez la ville, corrigez le code postal, ou confirmez cette adresse.`,
  'film-unplayable': () => 'Ce film ne se lit pas dans un navigateur. Enregistrez-le en MP4 (H.264 et AAC).',
  'file-not-sent': () => 'Choisissez d’abord un fichier.',
  'file-not-taken': () =>
    'Ce fichier n’est pas un PDF ou une photo (JPEG, PNG, WebP, AVIF) lisible. Choisissez-en un autre.',
  'date-too-early': () => 'Choisissez une date plus tardive.',
  'date-too-late': () => 'Choisissez une date plus proche.',
  'not-agreed': () => 'Cochez cette case pour continuer.',
  'not-a-card-number': () => 'Ce numéro de carte n’est pas valable.',
  'not-a-future-month': () => 'Indiquez une date à venir, par exemple 12/30.',
  'not-a-security-code': () => 'Indiquez les 3 ou 4 chiffres du cryptogramme.',
  'password-weak': () =>
    'Choisissez au moins 12 caractères, ou 8 mêlant trois sortes parmi : minuscules, majuscules, chiffres, autres signes.',
  'password-is-address': () => 'Le mot de passe ne peut pas être votre adresse e-mail.',
  'password-common': () => 'Ce mot de passe est trop courant, il serait vite deviné. Choisissez-en un autre.',
  'password-leaked': () =>
    'Ce mot de passe figure dans des listes de mots de passe volés, que les pirates essaient en premier. Choisissez-en un autre.',
  'password-is-name': () =>
    'Ce mot de passe est fait de votre nom ou de celui du domaine, que tout le monde connaît. Choisissez-en un autre.',
  'not-a-phone': () =>
    'Ce numéro de téléphone n’est pas valable. Hors de France, commencez par l’indicatif, comme +32.',
  'not-a-mobile': () => 'Indiquez un numéro de téléphone mobile, qui commence par 06 ou 07 en France.',
  'not-a-birthdate': () => 'Cette date de naissance n’est pas possible.',
  'under-age': () => 'Il faut avoir 18 ans pour ouvrir un compte ici.',
  'birthdate-locked': () =>
    'Cette date a servi à prouver votre âge : elle ne se change plus ici. Si elle est fausse, écrivez au domaine.',
  'email-is-own': () => 'C’est déjà votre adresse.',
  'already-taken': () => 'Cette valeur est déjà prise.',
  'not-there': () => 'Ce choix n’existe pas, ou n’existe plus.',
  invalid: () => 'Cette valeur n’est pas valable.',
}

export type ProblemWords = typeof fr
