import { encode } from 'uqr'
import { companyRegister } from '@/lib/platform/company-register'
import { type Locale, languageTag, localePath } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { escapeMarkup } from '@/lib/platform/values/markup'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'

export type Attachment = {
  filename: string
  contentType: string
  /** In base64. */
  content: string
}

export type Mail = {
  to: string | string[]
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

type Fact = [name: string, value: string, href?: string]

/** A part of a mail. The HTML and the plain text are two ways to write down the same blocks. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; title?: string; facts: Fact[] }
  | {
      kind: 'lines'
      lines: { what: string; how: string; price: string }[]
      total: [name: string, price: string]
    }
  /** Where a mail leads to: the first one is its button, the others are plain links. */
  | { kind: 'action'; label: string; href: string }
  /** A QR code, for readers on another screen than their phone's. */
  | { kind: 'code'; text: string; label: string }
  | { kind: 'notice'; title: string; paragraphs: string[] }

export type MailContent = Omit<Mail, 'html' | 'text'> & {
  locale: Locale
  /** The large line on top; left out, the subject. */
  title?: string
  blocks: MailBlock[]
}

export const linkTo = (path: string, locale: Locale, label: string): MailBlock => ({
  kind: 'action',
  label,
  href: absoluteAddress(localePath(locale, path)),
})

/** Facts without those that have no value. */
export const knownFacts = (...facts: [name: string, value: string | null, href?: string][]): Fact[] =>
  facts.filter((fact): fact is Fact => Boolean(fact[1]))

export const paragraph = (text: string) => ({ kind: 'text', text }) as const

export function writeMail(content: MailContent): Mail {
  const { locale: _, title: __, blocks: ___, replyTo, ...mail } = content
  return { ...mail, ...(replyTo ? { replyTo } : {}), html: asHtml(content), text: asText(content) }
}

/** Below everything it says who writes: the seller's name, address and numbers. */
function asText({ locale, subject, title = subject, blocks }: MailContent): string {
  const seller = `-- \n${sellerLines(wordsOf(locale)).join('\n')}`
  return `${[title, ...blocks.filter(({ kind }) => kind !== 'code').map(blockText), seller].join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'facts':
      return [
        ...(block.title ? [block.title] : []),
        ...block.facts.map(([name, value, href]) =>
          [`${name}: ${value.replaceAll('\n', ', ')}`, href].filter(Boolean).join(' '),
        ),
      ].join('\n')
    case 'lines':
      return [
        ...block.lines.map(({ what, how, price }) => `${what}\n  ${how} = ${price}`),
        block.total.join(': '),
      ].join('\n')
    case 'action':
      return `${block.label}: ${block.href}`
    case 'code':
      return block.label
    case 'notice':
      return [block.title.toUpperCase(), ...block.paragraphs].join('\n\n')
  }
}

const ink = '#15171a'
const soft = '#5a5953'
const hairline = '#d8d4c9'
const face = "font-family:Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** An order's number and a postcode stay on one line: half of it is no number. */
const prose = (text: string) =>
  escapeMarkup(text).replace(
    /\b(?:[0-9A-Z]{5}-[0-9A-Z]{5}|\d\d-\d{3})\b/g,
    '<span style="white-space:nowrap">$&</span>',
  )
const multiline = (text: string) => prose(text).replaceAll('\n', '<br>')
const row = (content: string) => `<tr><td style="padding:0 32px 24px">${content}</td></tr>`

/** Tables and inline styles: what mail programs of twenty years agree on. */
function asHtml({ locale, subject, title = subject, blocks }: MailContent): string {
  const seller = sellerLines(wordsOf(locale))
  const button = blocks.find(({ kind }) => kind === 'action')
  const [brand = '', size = ''] = shop.logo
  return `<!doctype html>
<html lang="${languageTag[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;background:#f5f3ee;color:${ink};${face};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">
<tr><td style="padding:20px 32px;background:${ink};color:#f5f3ee;font-weight:800;font-size:20px;letter-spacing:1px">${escapeMarkup(brand)} <span style="color:#ff7a1a">${escapeMarkup(size)}</span></td></tr>
<tr><td style="padding:32px 32px 16px"><h1 style="margin:0;font-size:24px;line-height:1.25">${prose(title)}</h1></td></tr>
${blocks.map((block) => row(blockHtml(block, block === button))).join('\n')}
<tr><td style="padding:20px 32px;border-top:1px solid ${hairline};color:${soft};font-size:13px">${seller.map(prose).join('<br>')}</td></tr>
</table></td></tr></table>
</body></html>
`
}

function blockHtml(block: MailBlock, isButton: boolean): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0">${multiline(block.text)}</p>`
    case 'quote':
      return `<blockquote style="margin:0;padding-left:16px;border-left:3px solid #ff7a1a;white-space:pre-line;overflow-wrap:anywhere">${escapeMarkup(block.text)}</blockquote>`
    case 'facts':
      return `${heading(block.title)}${table(block.facts.map((fact) => factRow(...fact)))}`
    case 'lines':
      return table([...block.lines.map(lineRow), totalRow(block.total)])
    case 'action':
      if (!isButton)
        return `<a href="${escapeMarkup(block.href)}" style="color:${ink}">${escapeMarkup(block.label)}</a>`
      return `<a href="${escapeMarkup(block.href)}" style="display:inline-block;padding:12px 24px;background:#ff7a1a;color:${ink};font-weight:600;text-decoration:none">${escapeMarkup(block.label)}</a>`
    case 'code':
      return codeHtml(block.text, block.label)
    case 'notice':
      return `${heading(block.title)}${block.paragraphs
        .map((text) => `<p style="margin:0 0 8px;color:${soft};font-size:14px">${multiline(text)}</p>`)
        .join('')}`
  }
}

const MODULE_PX = 4

/** A QR code as a table: mail programs show neither drawings nor pictures that stand in the mail itself. */
function codeHtml(text: string, label: string): string {
  const { data, size } = encode(text, { ecc: 'L', border: 4 })
  const cell = (isDark: boolean, length: number) =>
    `<td${length > 1 ? ` colspan="${length}"` : ''}${isDark ? ' bgcolor="#000000"' : ''}></td>`
  const widths = `<td width="${MODULE_PX}" height="${MODULE_PX}"></td>`.repeat(size)
  const rows = data.slice(1).map(
    (modules) =>
      `<tr>${runs(modules)
        .map(([isDark, length]) => cell(isDark, length))
        .join('')}</tr>`,
  )
  return `<table role="img" aria-label="${escapeMarkup(label)}" bgcolor="#ffffff" width="${size * MODULE_PX}" cellpadding="0" cellspacing="0" style="border-collapse:collapse;table-layout:fixed;font-size:0;line-height:0"><tr>${widths}</tr>${rows.join('').replaceAll('<tr>', `<tr height="${MODULE_PX}">`)}</table><p style="margin:8px 0 0;color:${soft};font-size:14px">${escapeMarkup(label)}</p>`
}

function runs(modules: readonly boolean[]): [isDark: boolean, length: number][] {
  const found: [boolean, number][] = []
  for (const isDark of modules) {
    const last = found.at(-1)
    if (last?.[0] === isDark) last[1] += 1
    else found.push([isDark, 1])
  }
  return found
}

const heading = (title: string | undefined) =>
  title ? `<h2 style="margin:0 0 8px;font-size:16px">${escapeMarkup(title)}</h2>` : ''

const table = (rows: string[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.join('')}</table>`

const factRow = (name: string, value: string, href?: string) =>
  `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;width:38%;color:${soft};font-weight:400">${escapeMarkup(name)}</th><td valign="top" style="padding:4px 0;overflow-wrap:anywhere">${href ? `<a href="${escapeMarkup(href)}" style="color:${ink}">${escapeMarkup(value)}</a>` : multiline(value)}</td></tr>`

const lineRow = ({ what, how, price }: { what: string; how: string; price: string }) =>
  `<tr><td style="padding:10px 16px 10px 0;border-bottom:1px solid ${hairline}">${escapeMarkup(what)}<br><span style="color:${soft};font-size:14px">${escapeMarkup(how)}</span></td><td align="right" valign="top" style="padding:10px 0;border-bottom:1px solid ${hairline};white-space:nowrap">${escapeMarkup(price)}</td></tr>`

const totalRow = ([name, price]: [string, string]) =>
  `<tr><th align="left" style="padding:12px 16px 0 0">${escapeMarkup(name)}</th><td align="right" style="padding:12px 0 0;font-weight:700;white-space:nowrap">${escapeMarkup(price)}</td></tr>`

/** The seller as the law wants it below a contract. */
export const sellerLines = (t: Translator): string[] => [
  shop.company.name,
  `${shop.company.street}, ${shop.company.postCode} ${shop.company.city}`,
  t('mail.taxId', { taxId: shop.company.taxId, register: companyRegister(t) }),
  `${shop.phone} · ${shop.email}`,
]
