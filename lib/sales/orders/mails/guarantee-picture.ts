import 'server-only'
import { uploadedHash } from '@/lib/media/formats'
import { loadSharp } from '@/lib/media/render'
import { fileOf } from '@/lib/media/uploads/upload.service'
import { uploadStorage } from '@/lib/media/uploads/upload-storage.service'
import type { Locale } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import type { Attachment } from '@/lib/shop/mail/template'
import type { Words } from '@/lib/shop/texts/translator'

/** The Commission's notice of the legal guarantee as a PNG; null where the shop has none. */
export async function guaranteePicture(t: Words, locale: Locale): Promise<Attachment | null> {
  const hash = uploadedHash(shop.guaranteeNotice[locale === 'en' ? 'en' : 'pl'])
  const bytes = hash && (await uploadStorage().get(fileOf(hash)))
  if (!bytes) return null
  const sharp = await loadSharp()
  return {
    filename: `${t('guaranteeNotice.title')}.png`,
    contentType: 'image/png',
    content: (await sharp(bytes).png().toBuffer()).toString('base64'),
  }
}
