import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { NONCE_PLACE } from './shell/shell-places.ts'

/** The back office is an app of its own: nothing of it is in the files of the public site. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  // Replaced in each answer by a value of its own.
  html: { cspNonce: NONCE_PLACE },
  build: {
    outDir: fileURLToPath(new URL('../build/office', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
  },
})
