/** What of the browser's own reader of codes is used (https://wicg.github.io/shape-detection-api/). */
interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

type DetectorMaker = new (options: { formats: string[] }) => BarcodeDetector

/** On bottles, on cases, and on what customers show. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'qr_code']

const maker = () => (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector

/** Whether this browser reads codes by a camera; otherwise one types them. */
export function readsCodes(): boolean {
  return maker() !== undefined && navigator.mediaDevices !== undefined
}

export function createDetector(): BarcodeDetector | null {
  const Detector = maker()
  return Detector ? new Detector({ formats: FORMATS }) : null
}
