import type { CustomizationPicture } from '#contract/customizations/customizations.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { pictureAlt } from '#words/customizations/pictures/picture-alt.ts'
import { customizationPictureWords } from '#words/customizations/pictures/words.ts'

interface DrawnImageOptions {
  cartId: string
  line: { line_id: number; name: string }
  picture: CustomizationPicture
  told: readonly { id: number; label: string; value: string }[]
  locale: string
}

/** The picture of a line with its answers, where its own call draws it. */
export function drawnImage({ cartId, line, picture, told, locale }: DrawnImageOptions): ShownPicture {
  const seen = [...picture.layered, picture.engraving]
  const answers = told.filter(({ id }) => seen.includes(id))
  const path = `/api/cart/${cartId}/picture/${line.line_id}`
  return {
    ...picture.image,
    externalType: 'DRAWN',
    externalPath: path,
    url: path,
    alt: pictureAlt({ name: line.name, answers }, customizationPictureWords[localeFromLang(locale)]),
  }
}
