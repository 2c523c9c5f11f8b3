import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** One file apart from the site and from the back office: neither has a byte of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/panel/',
  build: {
    outDir: fileURLToPath(new URL('../../../build/panel', import.meta.url)),
    emptyOutDir: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('entry.ts', import.meta.url)),
      output: { entryFileNames: 'assets/panel-[hash].js', codeSplitting: false },
    },
  },
})
