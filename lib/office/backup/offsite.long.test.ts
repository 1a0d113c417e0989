import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { debianProgram } from '@/local/debian-package'
import {
  checkOffsite,
  fetchOffsite,
  forgetOffsite,
  initOffsite,
  listOffsite,
  type OffsiteOptions,
  sendOffsite,
} from './offsite'

/** Debian's restic; null where it is neither installed nor to be had. */
const restic = await debianProgram('restic', ['restic']).catch((error: Error) => {
  console.log(`Copies off-site are not tried: ${error.message}`)
  return null
})
const place = await mkdtemp(join(tmpdir(), 'shop-offsite-'))
const options: OffsiteOptions = {
  repository: join(place, 'elsewhere'),
  password: 'a password for the copies',
  cacheDir: join(place, 'cache'),
  folder: join(place, 'backups'),
}
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(place, { recursive: true, force: true })
})

test.skipIf(!restic)(
  'a backup is sent off-site, checked, and brought back when this machine is lost',
  async () => {
    vi.stubEnv('PATH', `${dirname(restic?.command ?? '')}:${process.env.PATH}`)
    vi.stubEnv('PAYPAL_CLIENT_SECRET', 'not for restic')
    await mkdir(options.folder)
    const [older, newer] = [
      'trakt-2026-11-22T03-15-00.000Z.tar.enc',
      'trakt-2026-11-23T03-15-00.000Z.tar.enc',
    ]
    await expect(sendOffsite(options)).rejects.toThrow('There is no backup')
    await writeFile(join(options.folder, older), 'the older backup')
    await expect(sendOffsite(options)).rejects.toThrow(/restic backup failed: .*/)
    await initOffsite(options)
    await sendOffsite(options)
    await writeFile(join(options.folder, newer), 'the newer backup')
    expect(await sendOffsite(options)).toEqual({ file: join(options.folder, newer) })
    expect((await listOffsite(options)).match(/^[0-9a-f]{8} /gm)).toHaveLength(2)
    expect(await checkOffsite(options)).toContain('no errors were found')
    await forgetOffsite(options)

    await rm(options.folder, { recursive: true })
    expect(await fetchOffsite(options)).toBe(join(options.folder, newer))
    expect(await readFile(join(options.folder, newer), 'utf8')).toBe('the newer backup')
    expect(await readdir(options.folder)).toEqual([newer])
    await expect(fetchOffsite(options, '00000000')).rejects.toThrow('restic restore failed')
    const stranger = { ...options, password: 'another password' }
    await expect(fetchOffsite(stranger)).rejects.toThrow(/wrong password/)

    const [pack = ''] = (await readdir(join(place, 'elsewhere', 'data'), { recursive: true })).filter(
      (name) => /\/[0-9a-f]{64}$/.test(name),
    )
    await rm(join(place, 'elsewhere', 'data', pack))
    await expect(checkOffsite(options)).rejects.toThrow('restic check failed')
  },
  120_000,
)

test('a missing program and missing settings are said', async () => {
  await expect(sendOffsite({ ...options, folder: join(place, 'none') })).rejects.toThrow('There is no backup')
  await expect(initOffsite({ ...options, repository: undefined })).rejects.toThrow('RESTIC_REPOSITORY')
  vi.stubEnv('PATH', place)
  await expect(initOffsite(options)).rejects.toThrow('apt install restic')
})
