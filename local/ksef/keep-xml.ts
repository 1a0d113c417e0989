import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project'

const KEPT_XML = join(PROJECT_ROOT, 'test-results/ksef')

/** Keeps an XML that a test made, for whoever holds it against the ministry's schema. Answers it. */
export function keepXml(xml: string): string {
  mkdirSync(KEPT_XML, { recursive: true })
  writeFileSync(join(KEPT_XML, `${hash('sha256', xml).slice(0, 16)}.xml`), xml)
  return xml
}
