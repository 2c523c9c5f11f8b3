import { createEmbeddedFaces } from '../pdf/embedded-faces.ts'
import { createPdfFile, figure, packed, pdfText } from '../pdf/pdf-file.ts'
import { type PdfPicture, writePicture } from '../pdf/picture.ts'
import { type Brushes, paintPiece } from './paint-page.ts'
import type { Placed } from './place.ts'

/** What a document says of itself. */
interface DocumentFacts {
  title: string
  author: string
  language: string
  date: Date
}

interface PageSize {
  width: number
  height: number
}

const MAKER = 'Cuvée'

/** A PDF of pages on which everything has its place. The same pages are the same bytes. */
export function writeDocument(
  pages: readonly (readonly Placed[])[],
  { facts, size }: { facts: DocumentFacts; size: PageSize },
): Buffer {
  const file = createPdfFile()
  const [resources, tree] = [file.reserve(), file.reserve()]
  const faces = createEmbeddedFaces()
  const pictures = new Map<PdfPicture, string>()
  const nameOf = (picture: PdfPicture) => {
    const name = pictures.get(picture) ?? `P${pictures.size + 1}`
    pictures.set(picture, name)
    return name
  }
  const brushes: Brushes = { faces, pageHeight: size.height, nameOf }
  const ids = pages.map((pieces) => {
    const content = pieces.map((piece) => paintPiece(piece, { at: { x: 0, y: 0 }, brushes })).join('\n')
    const contents = file.writeStream({ entries: '', deflated: packed(content) })
    const box = `/MediaBox [0 0 ${figure(size.width)} ${figure(size.height)}]`
    return file.write(
      `<< /Type /Page /Parent ${tree} 0 R ${box} /Contents ${contents} 0 R /Resources ${resources} 0 R >>`,
    )
  })
  const drawn = [...pictures].map(([picture, name]) => `/${name} ${writePicture(file, picture)} 0 R`).join(' ')
  file.write(`<< /Font << ${faces.write(file)} >> /XObject << ${drawn} >> >>`, resources)
  file.write(`<< /Type /Pages /Count ${ids.length} /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] >>`, tree)
  const { title, author, language, date } = facts
  const catalogue = file.write(
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang ${pdfText(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const maker = pdfText(MAKER)
  const about = file.write(
    `<< /Title ${pdfText(title)} /Author ${pdfText(author)} /Creator ${maker} /Producer ${maker} /CreationDate (${pdfDate(date)}) >>`,
  )
  return file.finish({ catalogue, facts: about })
}

/** `D:20261115100500Z` */
function pdfDate(date: Date): string {
  return `D:${date.toISOString().slice(0, 19).replaceAll(/[-T:]/g, '')}Z`
}
