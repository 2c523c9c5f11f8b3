interface Facts {
  limit: number
  choices: string
}

/** What is wrong with a field, said next to it. The closed set is contract/problems.ts. */
export const problemWords = {
  fr: {
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
    'unknown-field': () => 'Ce champ n’existe pas.',
    'given-twice': () => 'Ce champ n’est attendu qu’une fois.',
    'not-one-of': ({ choices }: Facts) => `Valeurs possibles : ${choices}.`,
    'unknown-operator': ({ choices }: Facts) => `Ce filtre n’accepte que : ${choices}.`,
    'unknown-order': ({ choices }: Facts) => `Ce tri n’existe pas. Tris possibles : ${choices}.`,
    'unknown-filter': ({ choices }: Facts) =>
      choices ? `Ce filtre n’existe pas. Filtres possibles : ${choices}.` : 'Ce filtre n’existe pas.',
    'quantity-not-positive': () => 'La quantité doit être supérieure à 0',
    'not-a-multiple': ({ limit }: Facts) => `Ce produit s’ajoute uniquement par multiple de ${limit}`,
    'not-a-multiple-of-bottles': ({ limit }: Facts) =>
      `Ce produit s’ajoute uniquement par multiple de ${limit} bouteilles`,
    'over-stock': ({ limit }: Facts) => {
      if (limit === 0) return 'Il n’en reste plus en stock'
      return `Il ne reste que ${limit} article${limit > 1 ? 's' : ''} en stock`
    },
    'file-not-sent': () => 'Choisissez d’abord un fichier.',
    'not-agreed': () => 'Cochez cette case pour continuer.',
    'password-weak': () =>
      'Choisissez au moins 12 caractères, ou 8 mêlant trois sortes parmi : minuscules, majuscules, chiffres, autres signes.',
    'password-is-address': () => 'Le mot de passe ne peut pas être votre adresse e-mail.',
    'password-common': () => 'Ce mot de passe est trop courant, il serait vite deviné. Choisissez-en un autre.',
    'not-a-phone': () =>
      'Ce numéro de téléphone n’est pas valable. Hors de France, commencez par l’indicatif, comme +32.',
    'not-a-mobile': () => 'Indiquez un numéro de téléphone mobile, qui commence par 06 ou 07 en France.',
    'not-a-birthdate': () => 'Cette date de naissance n’est pas possible.',
    'under-age': () => 'Il faut avoir 18 ans pour ouvrir un compte ici.',
    invalid: () => 'Cette valeur n’est pas valable.',
  },
  en: {
    required: () => 'This field is required.',
    'not-text': () => 'A text is expected.',
    'not-a-number': () => 'A number is expected.',
    'not-whole': () => 'A whole number is expected.',
    'not-yes-or-no': () => 'The value true or false is expected.',
    'not-a-date': () => 'A date is expected.',
    'not-a-list': () => 'A list is expected.',
    'not-an-object': () => 'An object is expected.',
    'too-short': ({ limit }: Facts) => `At least ${limit} character${limit > 1 ? 's' : ''}.`,
    'too-long': ({ limit }: Facts) => `At most ${limit} character${limit > 1 ? 's' : ''}.`,
    'too-small': ({ limit }: Facts) => `The value must be at least ${limit}.`,
    'too-big': ({ limit }: Facts) => `The value must be at most ${limit}.`,
    'too-few': ({ limit }: Facts) => `At least ${limit} element${limit > 1 ? 's' : ''}.`,
    'too-many': ({ limit }: Facts) => `At most ${limit} element${limit > 1 ? 's' : ''}.`,
    'not-an-email': () => 'This e-mail address is not valid.',
    'not-a-link': () => 'This link is not valid.',
    'not-a-colour': () => 'This colour is not valid: write for example #7A1F2B.',
    'null-character': () => 'This text contains a null character, which is not accepted.',
    'unknown-field': () => 'This field does not exist.',
    'given-twice': () => 'This field is expected only once.',
    'not-one-of': ({ choices }: Facts) => `Possible values: ${choices}.`,
    'unknown-operator': ({ choices }: Facts) => `This filter only takes: ${choices}.`,
    'unknown-order': ({ choices }: Facts) => `This order does not exist. Possible orders: ${choices}.`,
    'unknown-filter': ({ choices }: Facts) =>
      choices ? `This filter does not exist. Possible filters: ${choices}.` : 'This filter does not exist.',
    'quantity-not-positive': () => 'Quantity must be greater than 0',
    'not-a-multiple': ({ limit }: Facts) => `This product can only be added by multiple of ${limit}`,
    'not-a-multiple-of-bottles': ({ limit }: Facts) => `This product can only be added by multiple of ${limit} bottles`,
    'over-stock': ({ limit }: Facts) => `Only ${limit} items remaining in stock`,
    'file-not-sent': () => 'Choose a file first.',
    'not-agreed': () => 'Tick this box to continue.',
    'password-weak': () =>
      'Choose at least 12 characters, or 8 that mix three kinds among: lower case, upper case, digits, other signs.',
    'password-is-address': () => 'The password cannot be your e-mail address.',
    'password-common': () => 'This password is too common and would soon be guessed. Choose another one.',
    'not-a-phone': () => 'This phone number is not valid. Outside France, begin with the country code, such as +32.',
    'not-a-mobile': () => 'Give a mobile number, which begins with 06 or 07 in France.',
    'not-a-birthdate': () => 'This date of birth is not possible.',
    'under-age': () => 'You must be 18 to open an account here.',
    invalid: () => 'This value is not valid.',
  },
}
