import { type JsonLdDocument, jsonLdText } from './json-ld'

export function JsonLd({ documents }: { documents: readonly JsonLdDocument[] }) {
  return documents.map((document) => (
    <script
      key={String(document['@type'])}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: everything that HTML could interpret is escaped
      dangerouslySetInnerHTML={{ __html: jsonLdText(document) }}
    />
  ))
}
