import type { ScanWords } from './fr.ts'

export const en: ScanWords = {
  open: 'Scan with the camera',
  title: 'Scan a code',
  hint: 'Hold the barcode or QR code in front of the camera.',
  denied: 'The camera cannot be used. Allow it in your browser, or type the code.',
}
