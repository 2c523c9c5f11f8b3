import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

/**
 * Finds a Chromium for the browser tests, or unpacks one below cacheDir without asking for root:
 * CHROMIUM_PATH, then PATH, then the npm package (linux x64), then the packages of apt (Debian, any CPU).
 * A headless shell goes before a whole Chromium: it draws the same pages for two thirds of the work.
 */
export async function findChromium({ cacheDir, say = () => {} }) {
  const present = fromVariable() ?? (await fromPath())
  if (present) return present
  const tried = ['CHROMIUM_PATH is not set', 'none that runs is on PATH']
  for (const way of [fromNpm, fromApt]) {
    try {
      return await way({ cacheDir: resolve(cacheDir), say })
    } catch (error) {
      tried.push(error.message.split('\n')[0])
    }
  }
  throw new Error(`No Chromium was found (${tried.join('; ')}): set CHROMIUM_PATH to the path of one.`)
}

// Never --disable-features here: Chromium heeds only the last one, and Playwright passes its own before ours.
const testArgs = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
]

function browser(executablePath, source, env = {}, args = []) {
  return { executablePath, args: [...testArgs, ...args], env, source }
}

function fromVariable() {
  const named = process.env.CHROMIUM_PATH
  if (!named) return undefined
  if (isExecutable(named)) return browser(resolve(named), 'CHROMIUM_PATH')
  throw new Error(`CHROMIUM_PATH names ${named}, which is not an executable file.`)
}

async function fromPath() {
  for (const candidate of browsersOnPath().filter(isExecutable)) {
    // Ubuntu's chromium-browser may be a stub that only asks for a snap: what cannot tell its version is no browser.
    if (await version(candidate).catch(() => '')) return browser(candidate, 'PATH')
  }
  return undefined
}

function browsersOnPath() {
  const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
  const commands = onPath([...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  const apps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return process.platform === 'darwin' ? [...commands, ...apps] : commands
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name)))
}

async function fromNpm({ cacheDir, say }) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`the npm package carries none for ${process.platform} ${process.arch}`)
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version: release } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'))
  const home = join(cacheDir, `chromium-npm-${release}`)
  // Of the flags the package recommends only --no-zygote is kept: the rest weakens the web's rules or suits a cloud.
  const parts = { binaries: ['chromium'], libraries: ['al2023'], fonts: 'fonts', args: ['--no-zygote'] }
  await unpackOnce(home, parts, async (tree) => {
    say('Unpacking Chromium from its npm package (once)')
    await inflatePackage(entry, tree)
  }).catch((error) => {
    say(`The Chromium of the npm package is of no use here: ${error.message}`)
    throw error
  })
  return unpacked(home, parts, `npm @sparticuz/chromium ${release}`)
}

// The package unpacks into os.tmpdir(), takes whatever lies there for finished, and on some clouds rewrites
// process.env: a process and a TMPDIR of its own keep that away from ours. The NSS libraries (al2023) it would
// unpack on a cloud only, yet a slim machine lacks them as well.
async function inflatePackage(entry, tree) {
  // Without getuid the archives' foreign owners are left alone, which root in a user namespace could not set.
  const script = `
    process.getuid = undefined
    process.on('uncaughtException', (error) => { console.error(error.message); process.exit(1) })
    const { default: chromium, inflate } = await import(process.argv[1])
    await chromium.executablePath()
    await inflate(process.argv[2])`
  const args = ['--input-type=module', '--eval', script, entry, join(dirname(entry), '../bin/al2023.tar.br')]
  await run('Unpacking the npm package', process.execPath, args, { TMPDIR: tree })
  // It comes as 0700, but a cache filled by root may be used by others.
  await chmod(join(tree, 'chromium'), 0o755)
}

/** The first that the release has; each holds a binary of its own name. */
const aptPackages = ['chromium-headless-shell', 'chromium']

async function fromApt({ cacheDir, say }) {
  const missing = ['apt-get', 'dpkg-deb'].find((tool) => !onPath([tool]).some(isExecutable))
  if (missing) throw new Error(`there is no ${missing} to fetch one with`)
  const home = join(cacheDir, `headless-apt-${await distribution()}-${process.arch}`)
  const binaries = aptPackages.map((name) => `usr/lib/chromium/${name}`)
  const parts = { binaries, libraries: ['lib', 'usr/lib'], fonts: 'usr/share/fonts' }
  await unpackOnce(home, parts, async (tree, work) => {
    say('Fetching Chromium from the packages of apt (once, about 100 MB)')
    const packages = await download(join(work, 'apt'))
    say(`Unpacking Chromium (${packages.length} packages)`)
    for (const file of packages) await run(`Unpacking ${basename(file)}`, 'dpkg-deb', ['--extract', file, tree])
  })
  return unpacked(home, parts, 'apt chromium')
}

async function download(folder) {
  const archives = join(folder, 'archives')
  await mkdir(join(archives, 'partial'), { recursive: true })
  await mkdir(join(folder, 'lists', 'partial'), { recursive: true })
  await writeFile(join(folder, 'apt.conf'), aptConf(folder))
  const apt = (...args) => run('apt-get', 'apt-get', ['-qq', '-y', `--config-file=${folder}/apt.conf`, ...args])
  // One broken source among many need not matter; if it does, its own error says more than "no such package".
  const broken = await apt('update').catch((error) => error)
  const fetch = (name) => apt('--download-only', '--no-install-recommends', 'install', name, 'fonts-liberation')
  const [shell, whole] = aptPackages
  await fetch(shell)
    .catch(() => fetch(whole))
    .catch((error) => Promise.reject(broken instanceof Error ? broken : error))
  // The C library must match the loader of the machine, which LD_LIBRARY_PATH cannot replace.
  const useful = (file) => file.endsWith('.deb') && !/^libc(6|-bin)[_-]/.test(file)
  return (await readdir(archives)).filter(useful).map((file) => join(archives, file))
}

/** A state of its own lets apt do without root and locks; #clear drops the hooks, which act on the machine. */
function aptConf(folder) {
  return `
Dir::State "${folder}";
Dir::State::status "/var/lib/dpkg/status";
Dir::Cache "${folder}";
Debug::NoLocking "true";
APT::Sandbox::User "root";
#clear APT::Update;
APT::Update::Error-Mode "any";
Acquire::Languages "none";
Acquire::Retries "3";
`
}

/** Of a folder unpacked for another release, the libraries would not fit. */
async function distribution() {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const value = (key) => text.match(new RegExp(`^${key}="?([\\w.-]+)`, 'm'))?.[1] ?? ''
  return `${value('ID') || 'linux'}${value('VERSION_ID')}`
}

/** Fills a sibling and renames it at the end: home is whole or absent, and of several processes the first wins. */
async function unpackOnce(home, parts, fill) {
  if (existsSync(home)) return
  await mkdir(dirname(home), { recursive: true })
  await removeLeftovers(home)
  const work = await mkdtemp(`${home}.part-`)
  const tree = join(work, 'tree')
  try {
    await mkdir(tree)
    await fill(tree, work)
    await writeFile(join(tree, 'fonts.conf'), fontsConf(join(home, parts.fonts), join(home, 'font-cache')))
    await version(binaryIn(tree, parts), await environment(tree, parts))
    await rename(tree, home).catch((error) => {
      if (!existsSync(home)) throw error
    })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** What a killed process left behind; a young one may belong to a process still at work. */
async function removeLeftovers(home) {
  const yesterday = Date.now() - 86_400_000
  const names = (await readdir(dirname(home))).filter((name) => name.startsWith(`${basename(home)}.part-`))
  for (const path of names.map((name) => join(dirname(home), name))) {
    const touched = await stat(path).catch(() => undefined)
    if (touched?.mtimeMs < yesterday) await rm(path, { recursive: true, force: true })
  }
}

async function unpacked(home, parts, source) {
  const executablePath = binaryIn(home, parts)
  const env = await environment(home, parts)
  await version(executablePath, env).catch((error) => {
    throw new Error(`${error.message} (deleting ${home} makes the next run unpack it anew)`)
  })
  return browser(executablePath, source, env, parts.args)
}

function binaryIn(tree, { binaries }) {
  const paths = binaries.map((binary) => join(tree, binary))
  return paths.find(existsSync) ?? paths[0]
}

async function environment(tree, parts) {
  const folders = await Promise.all(parts.libraries.map((part) => libraryFolders(join(tree, part))))
  const inherited = (process.env.LD_LIBRARY_PATH ?? '').split(':').filter(Boolean)
  return {
    LD_LIBRARY_PATH: [...new Set([...folders.flat(), ...inherited])].join(':'),
    FONTCONFIG_FILE: join(tree, 'fonts.conf'),
  }
}

async function libraryFolders(root) {
  const files = await readdir(root, { recursive: true }).catch(() => [])
  const libraries = files.filter((file) => /\.so(\.[\d.]+)?$/.test(file))
  return [...new Set(libraries.map((file) => dirname(join(root, file))))].sort()
}

/** Names its folders in full, because the packages' own files name places where nothing is installed. */
function fontsConf(fonts, cache) {
  const folders = [fonts, '/usr/share/fonts', '/usr/local/share/fonts']
  const alias = (kind) => (family) =>
    `<alias binding="same"><family>${family}</family><prefer><family>Liberation ${kind}</family></prefer></alias>`
  // The last rule serves queries that name no known family, such as Chromium's for system-ui.
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${folder}</dir>`).join('')}<cachedir>${cache}</cachedir>
${['sans-serif', 'Arial', 'Helvetica'].map(alias('Sans')).join('\n')}
${['serif', 'Times New Roman', 'Times'].map(alias('Serif')).join('\n')}
${['monospace', 'Courier New', 'Courier'].map(alias('Mono')).join('\n')}
<match><edit name="family" mode="append_last"><string>Liberation Sans</string></edit></match>
</fontconfig>
`
}

function version(executablePath, env = {}) {
  return run(`Starting ${executablePath}`, executablePath, ['--version', '--no-sandbox'], env, 60_000)
}

async function run(what, command, args, env = {}, timeout = 0) {
  const options = { env: { ...process.env, LC_ALL: 'C', ...env }, maxBuffer: 2 ** 26, timeout }
  try {
    return (await promisify(execFile)(command, args, options)).stdout.trim()
  } catch (error) {
    // apt ends with a summary that hides which source failed and why: the line above it tells.
    const lines = `${error.stderr ?? ''}`.split('\n').filter((line) => line && !/^E: Some index files/.test(line))
    throw new Error(`${what} failed: ${lines.at(-1) ?? error.signal ?? error.code}`)
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
