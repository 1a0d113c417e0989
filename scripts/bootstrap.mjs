// Prepares what every script needs before TypeScript runs: a recent Node, the locked packages, the generated database
// client and the Polish route tree. Imports Node's own modules only, because no package may be installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePolishRoutes } from './polish-routes.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MARKS = join(ROOT, 'node_modules', '.shop')

/** Prepares the checkout, then runs `script` in place of this process, with the same signals and exit code. */
export async function handOver(script) {
  process.chdir(ROOT)
  requireNode(20, 19)
  installPackages()
  generateClient()
  writePolishRoutes()

  const args = ['--conditions=react-server', '--import', 'tsx', script, ...process.argv.slice(2)]
  // The channel closes whenever this process ends, and the script stops then.
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWithoutStarter(child)
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function requireNode(major, minor) {
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number)
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return
  fail(
    `The shop needs Node ${major}.${minor} or newer, and this is ${process.versions.node}: install a newer Node.`,
  )
}

function installPackages() {
  if (!isInstalled()) {
    console.log('Installing the packages of package-lock.json, which takes a minute or two…')
    // Not `npm ci`: it refuses a lock file that lacks packages of other platforms. This command installs the locked
    // versions and adds the missing packages of this platform.
    npm(['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  // npm 10 would run the install scripts of all packages, so only those that package.json allows are run.
  if (isMarked('install-scripts', ['package-lock.json'])) return
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const allowed = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join('node_modules', name)),
  )
  if (allowed.length > 0) npm(['rebuild', ...allowed, '--loglevel=error'])
  mark('install-scripts', ['package-lock.json'])
}

/** Whether node_modules matches the lock file, by npm's own record; skips optional packages of other platforms. */
function isInstalled() {
  const note = join('node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const present = JSON.parse(readFileSync(note, 'utf8')).packages
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      !path || (present[path] ? present[path].version === version : optional),
  )
}

function npm(args) {
  // npm passes its own path to the scripts that it runs. On Windows npm is not a program that can be spawned directly.
  const cli = process.env.npm_execpath
  const { status, error } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  fail(
    `npm ${args[0]} failed${error ? ` (${error.message})` : ''}: fix what it names above (a full disk and a registry out of reach are the usual reasons), then start again.`,
  )
}

function generateClient() {
  const sources = ['prisma/schema.prisma', 'package-lock.json']
  if (existsSync('prisma/generated/client.ts') && isMarked('client', sources)) return
  const cli = join('node_modules', 'prisma', 'build', 'index.js')
  const env = { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'generate'], { env, encoding: 'utf8' })
  if (status !== 0) fail(`The database client cannot be generated:\n${stdout}${stderr}`)
  mark('client', sources)
}

function isMarked(name, sources) {
  const file = join(MARKS, name)
  return existsSync(file) && readFileSync(file, 'utf8') === hashOf(sources)
}

function mark(name, sources) {
  mkdirSync(MARKS, { recursive: true })
  writeFileSync(join(MARKS, name), hashOf(sources))
}

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(source)).update('\0')
  return hash.digest('hex')
}

/** Stops the child when its starter is gone: a killed `npm run` does not tell its script. */
function stopWithoutStarter(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const npm = behindShell(parent)
  setInterval(() => {
    if (process.ppid !== parent || (npm && !isAlive(npm))) child.kill('SIGTERM')
  }, 1_000).unref()
}

/** npm starts a script through a shell, which may stay between the two and outlive npm. */
function behindShell(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent] = /^\s*(\d+)\s+(?:\S*\/)?(?:sh|dash|bash|zsh)\s*$/.exec(stdout ?? '') ?? []
  return parent ? Number(parent) : undefined
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
