const SIDE = 240
const QUALITY = 0.7

/** A small copy of a picture as a data address, which the page may show and the tab may keep; null when none can be drawn. */
export async function smallPreview(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return null
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return canvas.toDataURL('image/jpeg', QUALITY)
  } catch {
    return null
  }
}
