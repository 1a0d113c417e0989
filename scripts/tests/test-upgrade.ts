import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LocalError } from '@/local/local-error'
import { run } from '@/local/processes'
import { PROJECT_ROOT, packageFile } from '@/local/project'
import { runSession } from '../session'
import { runVitest } from './test-shop'

const LIMIT_MINUTES = 30
const MIGRATIONS = join('prisma', 'migrations')
/** What the tables of its release are and refuse: the new ones have more, and may take more. */
const OF_ONE_RELEASE = [
  'prisma/schema.db.test.ts',
  'prisma/schema-products.db.test.ts',
  'prisma/schema-after-sale.db.test.ts',
  // which indexes its statements choose: some have gone, and it finds the same without them
  'prisma/plans.db.test.ts',
  // which vehicles its release came with, and that its editor takes each of them: the new ones are more, from other sources
  'prisma/vehicles/vehicles.db.test.ts',
  'lib/fitment/vehicles/queries.db.test.ts',
  'lib/assortment/vehicles/exchange.db.test.ts',
  'lib/assortment/vehicles/service.db.test.ts',
  'lib/storefront/results/car/for-vehicle.db.test.ts',
  // the outer diameters of tires are those of the new release
  'lib/storefront/results/car/vehicle.db.test.ts',
  'lib/fitment/vehicles/search/find.db.test.ts',
]

const { values: wanted, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
})

/** Runs the database tests of the former release, with its code, on the tables of this one, which both use while servers change. */
await runSession(async (session) => {
  const former = wanted.from ?? (await formerRelease())
  const folder = await mkdtemp(join(tmpdir(), 'shop-upgrade-'))
  session.keep({ stop: () => rm(folder, { recursive: true, force: true }) })
  const packed = join(folder, 'former.tar')
  await succeed('git', ['archive', '--output', packed, former], PROJECT_ROOT)
  const checkout = join(folder, 'shop')
  await cp(join(PROJECT_ROOT, MIGRATIONS), join(checkout, MIGRATIONS), { recursive: true })
  // The new migrations stay where both have one: a released migration is never changed.
  await succeed('tar', ['-xf', packed, '-C', checkout, '--skip-old-files'], folder)
  for (const file of OF_ONE_RELEASE) await rm(join(checkout, file), { force: true })
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(checkout, 'node_modules'))
  await expectPackages(checkout)
  await succeed(process.execPath, [packageFile('prisma', 'build', 'index.js'), 'generate'], checkout)
  console.log(`The code of ${former} on the migrations of this checkout:`)
  const options = { cwd: checkout, limitMinutes: LIMIT_MINUTES }
  const { ok } = await runVitest(['--project', 'database*', ...files], options)
  return ok ? 0 : 1
})

/** The newest tag of a release before this commit; without one, the commit before the newest migration. */
async function formerRelease(): Promise<string> {
  const git = (...args: string[]) => run('git', args, { cwd: PROJECT_ROOT })
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
  if (tag.ok) return tag.output
  const newest = await git('log', '-1', '--format=%h', '--', MIGRATIONS)
  if (newest.ok && newest.output) return `${newest.output}^`
  throw new LocalError('git knows no former release here: name its tag or commit with --from.')
}

async function succeed(command: string, args: string[], cwd: string): Promise<void> {
  const { ok, output } = await run(command, args, { cwd })
  if (!ok) throw new LocalError(`${command} ${args[0]} fails: ${output}`)
}

/** The former code runs with the packages of this checkout: one that has been dropped since is named, with the way to get it. */
async function expectPackages(checkout: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8'))
  const gone = Object.entries<string>(dependencies).filter(
    ([name]) => !existsSync(join(PROJECT_ROOT, 'node_modules', name)),
  )
  if (gone.length === 0) return
  const wanted = gone.map(([name, version]) => `'${name}@${version}'`).join(' ')
  throw new LocalError(
    `the former release needs packages that are not installed: npm install --no-save ${wanted}`,
  )
}
