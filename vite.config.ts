import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { ASCII_OUTPUT } from './scripts/ascii-output.ts'

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

/** What only some pages need, by the file it comes in. What loads on demand stays apart by itself. */
const PAGES = {
  // First: what each of the others would take along.
  basics: /\/basics\/(plain-text|paris-time)/,
  fields: /\/(controls\/(?!NumberField|Table|EmptyState)|text\/PrivacyNote)/,
  empty: /\/(controls\/EmptyState|accounts\/frame\/QuietPage)/,
  address: /\/text\/(OpeningHours|AddressLines)/,
  sections: /\/(sections\/|content\/(ContentPage|section-scene|frame\/FrameSections))/,
  marked: /\/list\/(Marked|highlight)/,
  shop: /\/catalogue\/(list\/(?!Marked|highlight)|[A-Z])/,
  journal: /\/journal\/(?!ArticlePage|ShareBar|RelatedWines)/,
  article: /\/(journal\/(ArticlePage|ShareBar)|content\/(RichText|rich-text))/,
  // Of pages of their own, and of products that ask one.
  forms: /\/(site|rules)\/forms\//,
  customize: /\/customizations\//,
  quantity: /\/catalogue\/product\/|carts\/quantities|controls\/NumberField|deliveries\/(EstimatePlace|sent-products)/,
  cart: /\/(carts\/(line-name|to-pay|page|FoldedVat|cart-vat)|deliveries\/free-shipping-text|gift-cards\/|orders\/(order-totals|vat))|basics\/apportion|(words|rules)\/catalogue\//,
  account:
    /\/(site|words|rules)\/(accounts\/(?!age|address-book)|orders\/(account|pages)\/|cellar\/|returns\/|newsletters\/|privacy\/)/,
  reading: /\/(events|visits|reviews)\//,
  // The checkout is given these words in its own language by its loader.
  estimate: /\/deliveries\/(estimate|free-shipping|place)\//,
  // Late: what it shares with pages before it stays in their files.
  checkout:
    /\/(checkout\/(?!links)|deliveries\/(?!DeliveryEstimate|use-estimate|PlaceForm|TownCombobox))|basics\/dates|browser\/today|accounts\/(age|address-routes)/,
  towns: /\/deliveries\/(PlaceForm|TownCombobox)/,
}
// No styles: a file of them that comes before the site's own would turn the order of their layers around.
const OFTEN =
  /\/(ui|client|words|site|rules)\/(?!.*\.css|catalogue\/|checkout|deliveries|gift-cards|carts\/(?:line-name|page|quantities|FoldedVat|cart-vat|AddedSheet|add-at-once|drawer|to-pay)|browser\/today|customiz|content\/(?:ContentPage|PageSections|section-scene|frame\/FrameSections|stand-ins|own-|TextPage|legal|RichText|play-film|partners|contact|popup-|shown-popups)|basics\/(?:plain-text|dates|paris-time|apportion)|orders\/(?:order-totals|vat|account|pages)|accounts\/(?!AccountLink|login-store|visitor-memory)|cellar|consent\/(?:dialog|ConsentButton)|shell\/(?:Footer\.|LegalLinks|UnderConstruction|ErrorMessage)|text\/(?:OpeningHours|AddressLines|PrivacyNote)|pictures\/QrDrawing|mails|returns|newsletters|places|privacy|journal|events|visits|forms|reviews|controls\/(?!Button|LinkButton|button-look|use-modal|lock-scroll))/

/** A few files instead of twenty: what every page needs, in two, and one each for pages of sections, of the journal, of lists, of one product, of the cart and of the checkout. */
const CHUNKS = [
  { name: 'react', test: /node_modules/, priority: 3 },
  { name: 'shell', test: OFTEN, minShareCount: 2, priority: 2 },
  ...Object.entries(PAGES).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 1 })),
]

/** The package names its development build to everyone, warnings included; the server gets the other one. */
const ROUTER = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(import.meta.resolve('react-router').replace('/development/', '/production/')),
  },
]

/**
 * React Router gives the components of routes their props by wrappers of its own, which bring the whole router along.
 * Ours are given them as any component is (`ui/router/Outlet.tsx`).
 */
const PLAIN_COMPONENTS: Plugin = {
  name: 'plain-components',
  enforce: 'post',
  transform(code) {
    const plain = code.replace(WRAPPERS, (_, names: string) =>
      [...names.matchAll(/as (\w+)/g)].map(([, name]) => `const ${name} = (component) => component;`).join(''),
    )
    return plain === code ? undefined : { code: plain, map: null }
  },
}
const WRAPPERS = /import \{((?: UNSAFE_with\w+Props as \w+,?)+) \} from "react-router";/

/** The browser's files are sent, not held. */
const ASCII_ON_SERVER: Plugin = { ...ASCII_OUTPUT, applyToEnvironment: ({ name }) => name === 'ssr' }

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), PLAIN_COMPONENTS, ASCII_ON_SERVER],
  resolve: { alias: command === 'build' ? ROUTER : [] },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } },
    },
    ssr: {
      build: { minify: true, rollupOptions: { input: 'site/renderer.ts' } },
      // Everything in one bundle: React's and the router's production builds, and hundreds of files less to open.
      ...(command === 'build' ? { resolve: { noExternal: true }, define: PRODUCTION } : {}),
    },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/.cache/**'] } },
}))
