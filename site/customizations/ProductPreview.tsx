import type { Customization, CustomizationPicture } from '#contract/customizations/customizations.ts'
import { openQuestions } from '#rules/customizations/customization-answers.ts'
import { type EngravedLine, engravableText, engravedLines } from '#rules/customizations/engraving.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import { pictureAlt } from '#words/customizations/pictures/picture-alt.ts'
import { customizationPictureWords } from '#words/customizations/pictures/words.ts'
import type { KeptAnswers } from './answers-memory.ts'
import { useCustomization } from './customizing.tsx'

export interface ProductPreviewProps {
  picture: CustomizationPicture
  steps: readonly Customization[]
  kept: KeptAnswers
  name: string
}

const WIDTH = 960

/** How the product looks with the answers given so far: it follows every letter. */
export function ProductPreview({ picture, steps, kept, name }: ProductPreviewProps) {
  const { locale } = useCustomization()
  const words = customizationPictureWords[locale]
  const { image, engraving, photograph } = picture
  const text = engraving === null ? '' : engravableText(kept[engraving]?.text ?? '')
  const layers = chosenLayers(steps, kept)
  const engraved = openQuestions(steps).find(({ id }) => id === engraving)
  const answers = [
    ...(text && engraved ? [{ label: engraved.label, value: text.replaceAll('\n', ' ') }] : []),
    ...layers.map(({ label, value }) => ({ label, value })),
  ]
  const photo = photograph === null ? null : (kept[photograph]?.file?.preview ?? null)
  const size = { width: image.width, height: image.height }
  return (
    <div className="relative">
      <svg
        role="img"
        aria-label={pictureAlt({ name, answers }, words)}
        viewBox={`0 0 ${image.width} ${image.height}`}
        data-preview
        className="block h-auto w-full"
      >
        <image href={pictureAddress({ image, width: WIDTH, format: 'webp' })} {...size} />
        {engravedLines(text, picture).map((line) => (
          <Engraved key={`${line.text} ${line.matrix[5]}`} line={line} ink={picture.ink} />
        ))}
        {layers.map(({ layer }) => (
          <image key={layer.id} href={pictureAddress({ image: layer, width: WIDTH, format: 'webp' })} {...size} />
        ))}
      </svg>
      {photo && <PhotographCard src={photo} alt={words.photograph} />}
    </div>
  )
}

/** Cut into the wood: light falls on the lower edge of each letter. */
function Engraved({ line: { text, size, matrix }, ink }: { line: EngravedLine; ink: string }) {
  const letters = { fontSize: size, textAnchor: 'middle' as const, xmlSpace: 'preserve' as const }
  return (
    <g transform={`matrix(${matrix.join(' ')})`} className="font-title">
      <text {...letters} y={size * 0.03} fill="#fff" fillOpacity={0.4}>
        {text}
      </text>
      <text {...letters} fill={ink} fillOpacity={0.84} stroke={ink} strokeOpacity={0.5} strokeWidth={size * 0.012}>
        {text}
      </text>
    </g>
  )
}

/** Printed, and slipped beside the box. */
function PhotographCard({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      src={src}
      alt={alt}
      className="absolute right-[3%] bottom-0 aspect-[3/2] w-[30%] rotate-3 border-4 border-white bg-white object-cover shadow-[0_0.25rem_1rem_rgb(0_0_0/0.3)]"
    />
  )
}

function chosenLayers(steps: readonly Customization[], kept: KeptAnswers) {
  return openQuestions(steps).flatMap(({ id, label, customizationValues }) => {
    const chosen = customizationValues.find(({ selectKey }) => selectKey !== null && selectKey === kept[id]?.key)
    return chosen?.layer ? [{ label, value: chosen.label ?? chosen.selectKey ?? '', layer: chosen.layer }] : []
  })
}
