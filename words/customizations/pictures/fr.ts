/** What is said of the picture of a product that was made one's own, to who cannot see it. */
export const fr = {
  alt: '{name} : {answers}',
  answer: '{label} « {value} »',
  plain: '{name}, tel que vous le composez',
  photograph: 'Votre photographie, sur sa carte',
}

export type CustomizationPictureWords = typeof fr
