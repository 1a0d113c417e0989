import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { PROJECT_ROOT } from '../project'

/** The commands of a release, by the names that `shop` and its units call: the npm script, and its first words. */
const COMMANDS: Record<string, [script: string, ...given: string[]]> = {
  admin: ['admin'],
  migrate: ['migrate'],
  ops: ['ops'],
  backup: ['ops', 'backup'],
  restore: ['ops', 'restore'],
  'restore-drill': ['ops', 'drill'],
  'hash-key': ['ops', 'hash-key'],
  offsite: ['ops', 'offsite'],
  'newest-release': ['ops', 'newest'],
  weaknesses: ['ops', 'weaknesses'],
}
/** Packages that are in the release anyway, or cannot be bundled. */
const EXTERNAL = ['firebase-admin', 'pino', 'sharp', 'pg', '@next/env']

/** Makes of each command one file that runs without TypeScript and the packages of development. Returns their names. */
export async function bundleCommands(release: string, scripts: Record<string, string>): Promise<string[]> {
  const commands = Object.entries(COMMANDS).flatMap(([name, [npmScript, ...given]]) => {
    const [file, script = ''] = /scripts\/([\w-]+)\.\w+/.exec(scripts[npmScript] ?? '') ?? []
    return file ? [{ name, file, script, given }] : []
  })
  const folder = join(release, 'commands')
  await build({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [...new Set(commands.map(({ file }) => file))],
    outdir: join(folder, 'scripts'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    external: EXTERNAL,
    // Bundled CommonJS packages ask for Node's own modules with `require`.
    banner: {
      js: "import { createRequire as shopRequire } from 'node:module'; const require = shopRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  await mkdir(folder, { recursive: true })
  for (const { name, script, given } of commands) {
    const withGiven = `process.argv.splice(2, 0, ...${JSON.stringify(given)})`
    await writeFile(join(folder, `${name}.mjs`), `${withGiven}\nawait import('./scripts/${script}.mjs')\n`)
  }
  return commands.map(({ name }) => name)
}
