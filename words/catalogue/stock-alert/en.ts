import type { StockAlertWords } from './fr.ts'

export const en: StockAlertWords = {
  consent:
    'I agree to receive one e-mail, and only one, when this product is available again. My address will be deleted right after.',
}
