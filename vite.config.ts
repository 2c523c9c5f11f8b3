import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    ssr: {
      build: { rollupOptions: { input: 'site/renderer.ts' } },
      // Everything in one bundle: React's and the router's production builds, and hundreds of files less to open.
      ...(command === 'build' ? { resolve: { noExternal: true }, define: PRODUCTION } : {}),
    },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/.cache/**'] } },
}))
