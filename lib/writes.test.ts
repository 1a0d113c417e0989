import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import biome from '@/biome.json'

/** A statement that writes rows, in SQL or through Prisma's client. */
const write =
  /insertInto\(|updateTable\(|deleteFrom\(|INSERT INTO|UPDATE \w+( \w)? SET|DELETE FROM|\.(create|createMany|update|updateMany|upsert|delete|deleteMany)\(\{/
const isTest = /\.(test|fixture)\.ts$|\/testing\.ts$/

const writers = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .filter(
    (path) =>
      !isTest.test(path) && !path.startsWith('core/') && write.test(readFileSync(`lib/${path}`, 'utf8')),
  )

test.each(['components/**', 'app/\\[locale\\]/**'])(
  'the linter keeps every module that writes rows out of %s',
  (folder) => {
    const override = biome.overrides.find(({ includes }) => includes.includes(folder))
    const forbidden = JSON.stringify(override?.linter.rules.style)
    const names = writers.map((path) => basename(path, '.ts'))
    expect(names).toContain('service')
    expect(names.filter((name) => !forbidden.includes(`"@/lib/**/${name}"`))).toEqual([])
  },
)
