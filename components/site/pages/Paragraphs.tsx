import { useLocale } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { unjoined } from '@/lib/platform/i18n/typeset'

/** One message as paragraphs, which blank lines separate; a paragraph of several lines is a list. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) =>
    paragraph.includes('\n') ? (
      <ul key={paragraph} className="list-disc space-y-1 pl-5">
        {paragraph.split('\n').map((line) => (
          <li key={line}>
            <Linked text={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={paragraph}>
        <Linked text={paragraph} />
      </p>
    ),
  )
}

/** A link in a text, to a page of the shop or another site: `[words](/contact)`. */
const link = /\[([^\]]+)\]\((https:\/\/[^\s)]+|\/(?!\/)[^\s)]*)\)/

function Linked({ text }: { text: string }) {
  const found = link.exec(text)
  if (!found) return text
  const [whole, words = '', address = ''] = found
  return (
    <>
      {text.slice(0, found.index)}
      <AddressLink address={unjoined(address)}>{words}</AddressLink>
      <Linked text={text.slice(found.index + whole.length)} />
    </>
  )
}

function AddressLink({ address, children }: { address: string; children: string }) {
  const locale = useLocale()
  if (address.startsWith('/'))
    return (
      <Link href={localePath(locale, address)} className="prose-link">
        {children}
      </Link>
    )
  return (
    <a href={address} rel="noreferrer" className="prose-link">
      {children}
    </a>
  )
}
