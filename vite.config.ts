import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

/** A few files instead of twenty: what every page needs, in two; what pages are built from, in a third. What loads on demand stays apart. */
const CHUNKS = [
  { name: 'react', test: /node_modules/, priority: 2 },
  {
    name: 'shell',
    test: /\/(ui|rules|client|words\/locales|site)\/(?!pages\/ContentPage|Banner)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'sections', test: /\/sections\/|\/site\/(pages\/ContentPage|Banner)/, minShareCount: 2 },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } },
    },
    ssr: {
      build: { rollupOptions: { input: 'site/renderer.ts' } },
      // Everything in one bundle: React's and the router's production builds, and hundreds of files less to open.
      ...(command === 'build' ? { resolve: { noExternal: true }, define: PRODUCTION } : {}),
    },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/.cache/**'] } },
}))
