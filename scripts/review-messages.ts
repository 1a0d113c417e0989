import { writeFileSync } from 'node:fs'
import { fingerprints, removedKeys, unreviewedKeys } from '../messages/reviewed'
import { textsIn } from '../messages/texts'

// `npm run messages`: shows the texts whose English changed, in all languages, and marks them as read beside each other.

for (const key of unreviewedKeys)
  console.log(
    `${key}\n${Object.entries(textsIn)
      .map(([locale, texts]) => `  ${locale}: ${texts.get(key)}\n`)
      .join('')}`,
  )
const file = new URL('../messages/reviewed.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(Object.fromEntries(fingerprints), null, 2)}\n`)
console.log(`Marked as reviewed: ${unreviewedKeys.length}, forgotten: ${removedKeys.length}.`)
