import type { PlacedPicture } from '#contract/media/pictures.ts'

/** What the samples of sections show. Photographs and drawings are files of db/demo/pictures. */
export const SAMPLE_FILES = {
  vines: { number: 1, filename: 'vignoble-heure-doree.jpg', width: 2_000, height: 1_000 },
  alley: { number: 2, filename: 'vignoble-allee-portrait.jpg', width: 1_200, height: 1_500 },
  cellar: { number: 3, filename: 'cave-barriques.jpg', width: 2_000, height: 1_200 },
  wall: { number: 4, filename: 'mur-tuffeau-soir.jpg', width: 1_200, height: 1_200 },
  leaf: { number: 5, filename: 'feuille-vigne-macro.jpg', width: 1_200, height: 1_200 },
  glasses: { number: 6, filename: 'table-deux-verres.jpg', width: 1_600, height: 1_200 },
  bottle: { number: 7, filename: 'roche-perrine-les-aubepines-2022.png', width: 700, height: 2_000 },
  whiteBottle: { number: 8, filename: 'roche-perrine-la-perrine-2023.png', width: 700, height: 2_000 },
  magnum: { number: 9, filename: 'roche-perrine-les-aubepines-2020-magnum.png', width: 860, height: 2_220 },
  halfBottle: { number: 10, filename: 'roche-perrine-l-heure-doree-2019-demi.png', width: 600, height: 1_560 },
  branch: { number: 11, filename: 'ornement-vigne.svg', width: 866, height: 510 },
  film: { number: 12, filename: 'vendanges.mp4', width: 1_600, height: 900 },
} as const

const MIME_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
}

export function samplePicture(name: keyof typeof SAMPLE_FILES, alt = ''): PlacedPicture {
  return { media: sampleId(SAMPLE_FILES[name].number), alt }
}

/** The facts of these files, by id, as those of uploaded ones. */
export const sampleMediaById = new Map(
  Object.values(SAMPLE_FILES).map(({ number, filename, width, height }) => {
    const mimeType = MIME_TYPES[filename.slice(-3)] ?? ''
    const kind = mimeType.startsWith('video/') ? ('VIDEO' as const) : ('IMAGE' as const)
    return [sampleId(number), { id: sampleId(number), kind, filename, mime_type: mimeType, width, height }] as const
  }),
)

/** All but zero: no upload, whose id is random, ever gets such an id. */
function sampleId(number: number): string {
  return number.toString(16).padStart(32, '0')
}
