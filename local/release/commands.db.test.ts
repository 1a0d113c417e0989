import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashKeyOfDatabase } from '@/lib/platform/runtime/keyed-hash'
import { run } from '../processes'
import { PROJECT_ROOT } from '../project'
import { freshDatabase } from '../test-database/database'
import { bundleCommands } from './commands'

let release = ''
beforeAll(async () => {
  release = await mkdtemp(join(tmpdir(), 'shop-commands-'))
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(release, 'node_modules'))
  await cp(join(PROJECT_ROOT, 'prisma', 'migrations'), join(release, 'prisma', 'migrations'), {
    recursive: true,
  })
})
afterAll(() => rm(release, { recursive: true, force: true }))

const command = (name: string, DATABASE_URL = '', ...words: string[]) =>
  run(process.execPath, [join('commands', `${name}.mjs`), ...words], {
    cwd: release,
    env: { ...process.env, DATABASE_URL, NODE_OPTIONS: '' },
  })

test('the commands of a release run without TypeScript, and find every migration applied', async () => {
  const scripts = {
    admin: 'node --conditions=react-server --import tsx scripts/admin.ts',
    migrate: 'node scripts/migrate.mjs',
    bench: 'node scripts/run.mjs bench/run.ts',
  }
  expect(await bundleCommands(release, scripts)).toEqual(['admin', 'migrate'])
  expect(await command('admin')).toMatchObject({ ok: false, output: expect.stringContaining('Usage: admin') })
  const migrated = await command('migrate', await freshDatabase('tables'))
  expect(migrated).toMatchObject({
    ok: true,
    output: expect.stringMatching(/^\d+ migrations, 0 of them new$/),
  })
})

test('what the nightly check finds out about a release is noted for the page of the shop’s health', async () => {
  const url = await freshDatabase('tables')
  await bundleCommands(release, { ops: 'node --conditions=react-server --import tsx scripts/ops.ts' })
  const components = [
    { name: 'next', version: '16.4.6' },
    { name: 'node', version: '24.21.0' },
  ]
  await writeFile(join(release, 'sbom.json'), JSON.stringify({ components }))
  const affected = [
    {
      package: { ecosystem: 'npm', name: 'next' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '16.4.7' }] }],
    },
  ]
  await writeFile(
    join(release, 'known.json'),
    JSON.stringify([{ id: 'GHSA-x', summary: 'It reads', affected }]),
  )
  expect(await command('weaknesses', url, 'known.json')).toMatchObject({
    ok: true,
    output: expect.stringMatching(
      /^next 16\.4\.6 \(GHSA-x\) .*It reads; fixed in 16\.4\.7\n2 packages.*1 of them here$/,
    ),
  })
  expect(await command('newest-release', url, '99.0.0')).toMatchObject({ ok: true })
  expect(await command('newest-release', url, '--failed', 'no answer')).toMatchObject({ ok: true })
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('SELECT name, failure, details FROM job_run ORDER BY name')
  await client.end()
  expect(rows).toEqual([
    { name: 'release', failure: 'no answer', details: { newest: '99.0.0' } },
    {
      name: 'weaknesses',
      failure: null,
      details: expect.objectContaining({ count: 1, isSevere: true, named: 'next 16.4.6 (GHSA-x)' }),
    },
  ])
})

test('settings without a key of hashes get the line with the key that was derived, and others none', async () => {
  await bundleCommands(release, { ops: 'node --conditions=react-server --import tsx scripts/ops.ts' })
  // The servers put HOST in for the variable.
  const settings = 'HOST=db.example\nDATABASE_URL=postgresql://shop:one@$HOST/trakt\n'
  await writeFile(join(release, '.env'), settings)
  const line = /^HASH_KEY=(.+)$/m
  const env = { ...process.env, NODE_ENV: 'production' as const, NODE_OPTIONS: '' }
  for (const name of ['HOST', 'DATABASE_URL', 'HASH_KEY']) Reflect.deleteProperty(env, name)
  const print = () => run(process.execPath, ['commands/hash-key.mjs'], { cwd: release, env })
  const [, key = ''] = line.exec((await print()).output) ?? []
  expect(key).toBe(hashKeyOfDatabase('postgresql://shop:one@db.example/trakt'))
  await writeFile(join(release, '.env'), `${settings}HASH_KEY=${key}\n`)
  expect(await print()).toMatchObject({ ok: true, output: '' })
  await rm(join(release, '.env'))
})

test('an empty database gets every migration once', async () => {
  const empty = new URL(await freshDatabase('tables'))
  const client = new pg.Client(empty.href)
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await client.end()
  const first = await command('migrate', empty.href)
  const [, all, added] = /(\d+) migrations, (\d+) of them new$/.exec(first.output) ?? []
  expect(Number(all)).toBeGreaterThan(30)
  expect(added).toBe(all)
  expect((await command('migrate', empty.href)).output).toBe(`${all} migrations, 0 of them new`)
})

test('a migration that fails is named, and leaves nothing behind', async () => {
  const url = await freshDatabase('tables')
  const bad = join(release, 'prisma', 'migrations', '99999999999999_bad')
  await mkdir(bad)
  await writeFile(join(bad, 'migration.sql'), 'CREATE TABLE half ();\nSELECT no_such_function();')
  const failed = await command('migrate', url)
  await rm(bad, { recursive: true })
  expect(failed).toMatchObject({
    ok: false,
    output: expect.stringMatching(/^The migrations do not apply: 99999999999999_bad: .*no_such_function/),
  })
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query("SELECT to_regclass('half') AS half")
  await client.end()
  expect(rows).toEqual([{ half: null }])
  expect((await command('migrate', url)).output).toMatch(/migrations, 0 of them new$/)
})
