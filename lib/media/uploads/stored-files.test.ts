import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseStoredFileName, type StoredFileKind, storedFileName, storedFiles } from './stored-files'

const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|testing/.test(file))
  .map((file) => ({ file: `lib/${file}`, text: readFileSync(`lib/${file}`, 'utf8') }))
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('what puts a file into the store of uploads names a kind of the list, or restores one', () => {
  const callers = filesWith(/torage(\(\))?\s*\.put\(/)
  const named = filesWith(/storedFileName\('/)
  expect(callers.filter((file) => file !== 'lib/office/backup/restore.ts').sort()).toEqual(named.sort())
  const kinds = named.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/storedFileName\('(\w+)'/g)].map(([, kind]) => kind),
  )
  expect(kinds.sort()).toEqual(Object.keys(storedFiles).sort())
})

test.each(Object.entries(storedFiles))(
  'a file of the kind %s is made, served and deleted by what the list says',
  (kind, of) => {
    const sql = readFileSync(`prisma/migrations/${of.migration}/migration.sql`, 'utf8')
    expect(sql).toContain(`CREATE TABLE "${of.table}"`)
    expect(existsSync(of.servedBy), of.servedBy).toBe(true)
    expect(readFileSync('lib/site/background.ts', 'utf8')).toMatch(
      new RegExp(`repeat\\(.*\\b${of.deletedBy}\\b`),
    )
    expect(filesWith(new RegExp(`storedFileName\\('${kind}'`)), kind).toHaveLength(1)
  },
)

test('no other file keeps what a backup would have to hold', () => {
  // records of drawings and pictures that are made from others: all can be made again
  expect(filesWith(/\b(writeAtomically|folderStorage)(<\w+>)?\(/).sort()).toEqual([
    'lib/media/drawn-products.ts',
    'lib/media/picture-cache.ts',
    'lib/media/uploads/upload-storage.service.ts',
  ])
})

test('a name of each kind is read back, and a path is none', () => {
  const ids: Record<StoredFileKind, string> = {
    uploadedPicture: 'a'.repeat(32),
    complaintPicture: '0f3e1c52-8a57-4b0e-9d5c-2f1f6f2f7a11',
  }
  for (const kind of Object.keys(storedFiles) as StoredFileKind[]) {
    const name = storedFileName(kind, ids[kind])
    expect(parseStoredFileName(name)).toBe(name)
  }
  for (const text of [`../${'a'.repeat(32)}.webp`, 'front.webp', `other-${'a'.repeat(32)}.webp`])
    expect(parseStoredFileName(text)).toBeNull()
})
