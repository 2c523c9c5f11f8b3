/** What is said where a code is read by a camera. */
export const fr = {
  open: 'Scanner avec l’appareil photo',
  title: 'Scanner un code',
  hint: 'Placez le code-barres ou le code QR devant l’appareil photo.',
  denied: 'L’appareil photo n’est pas accessible. Autorisez-le dans votre navigateur, ou saisissez le code.',
}

export type ScanWords = typeof fr
