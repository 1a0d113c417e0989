import { type JsonLdDocument, jsonLdText } from './json-ld'

/** Tells search engines what a page is about. */
export function JsonLd({ documents }: { documents: readonly JsonLdDocument[] }) {
  return documents.map((document) => (
    <script
      key={String(document['@type'])}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with everything escaped that HTML could read
      dangerouslySetInnerHTML={{ __html: jsonLdText(document) }}
    />
  ))
}
