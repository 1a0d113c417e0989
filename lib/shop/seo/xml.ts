// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot contain these characters
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text that is safe in an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
