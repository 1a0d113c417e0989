import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureCache } from './picture-cache'

let directory: string
const failed = vi.fn()

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'trakt-media-'))
  failed.mockReset()
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = (options: { limitBytes?: number; atOnce?: number; directory?: string } = {}) =>
  pictureCache({ directory, limitBytes: 1_000_000, onWriteFailure: failed, ...options })
const picture = (text: string) => async () => Buffer.from(text)
const moment = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the cache of pictures', () => {
  test('fifty simultaneous requests for a picture make it once', async () => {
    const make = vi.fn(async () => {
      await moment()
      return Buffer.from('tread')
    })
    const store = open()
    const pictures = await Promise.all(Array.from({ length: 50 }, () => store.get('a.avif', make)))
    expect(make).toHaveBeenCalledTimes(1)
    expect(new Set(pictures.map(String))).toEqual(new Set(['tread']))
  })

  test('a cached picture survives a restart', async () => {
    await open().get('a.avif', picture('tread'))
    const make = vi.fn(picture('again'))
    expect(String(await open().get('a.avif', make))).toBe('tread')
    expect(make).not.toHaveBeenCalled()
    expect(await readdir(directory)).toEqual(['a.avif'])
  })

  test('the cache makes two pictures at once, and the others in turn', async () => {
    let running = 0
    let most = 0
    const make = async () => {
      most = Math.max(most, ++running)
      await moment()
      running--
      return Buffer.from('x')
    }
    const store = open()
    await Promise.all(Array.from({ length: 12 }, (_, index) => store.get(`${index}.avif`, make)))
    expect(most).toBe(2)
    expect(await readdir(directory)).toHaveLength(12)
  })

  test('a picture that cannot be made fails for all who wait, blocks nobody and is tried again', async () => {
    const store = open({ atOnce: 1 })
    const broken = async () => {
      await moment()
      throw new Error('no memory')
    }
    const requests = [store.get('a.avif', broken), store.get('a.avif', broken)]
    for (const one of requests) await expect(one).rejects.toThrow('no memory')
    expect(String(await store.get('a.avif', picture('tread')))).toBe('tread')
  })

  test('a picture that cannot be stored is served anyway', async () => {
    const file = join(directory, 'a-file')
    await writeFile(file, 'where the folder should be')
    const store = open({ directory: join(file, 'media') })
    expect(String(await store.get('a.avif', picture('tread')))).toBe('tread')
    expect(failed).toHaveBeenCalledTimes(1)
  })

  test('the cache evicts the oldest pictures when it is full', async () => {
    for (const [index, name] of ['oldest', 'older', 'newer'].entries()) {
      await writeFile(join(directory, name), 'x'.repeat(400))
      await utimes(join(directory, name), 1_000 + index, 1_000 + index)
    }
    await open({ limitBytes: 1_500 }).get('newest', picture('x'.repeat(400)))
    expect((await readdir(directory)).sort()).toEqual(['newer', 'newest', 'older'])
    expect(failed).not.toHaveBeenCalled()
  })

  test('an empty file, as a full disk leaves it, is made again', async () => {
    await writeFile(join(directory, 'a.avif'), '')
    expect(String(await open().get('a.avif', picture('tread')))).toBe('tread')
  })
})
