import { z } from 'zod'
import { translations } from '@/lib/platform/i18n/routing'
import { translatedFields } from '@/lib/platform/i18n/translated-fields'
import {
  line,
  optionalLine,
  optionalParagraphs,
  paragraphs,
  pictureAddress,
} from '@/lib/platform/values/text'
import { type NewsTexts, textFields, videoId } from './rules'

const none = z.literal('')

const MOST_OF_TITLE = 200
const MOST_OF_TEXT = 20_000

const text = z.object({
  title: line('title_required', MOST_OF_TITLE),
  description: paragraphs('description_required', MOST_OF_TEXT),
  /** Texts in other languages; empty if not written. */
  ...translatedFields('title', optionalLine(MOST_OF_TITLE)),
  ...translatedFields('description', optionalParagraphs(MOST_OF_TEXT)),
  /** Path or address of the picture; empty for the shop's own drawing. */
  url: z
    .string()
    .trim()
    .pipe(z.union([none, pictureAddress('url_required')], 'invalid_url'))
    .default(''),
  /** A watch, shorts or youtu.be link; empty for the shop's own video. */
  urlVideo: z
    .string()
    .trim()
    .max(500, 'too_long')
    .refine((link) => link === '' || videoId(link) !== null, 'video_link')
    .default(''),
  /** When the item appears; null means the moment of publishing. */
  createdDate: z.iso
    .datetime({ offset: true, error: 'invalid_date' })
    .refine((iso) => iso > '2000' && iso < '2100', 'invalid_date')
    .nullable()
    .default(null),
})

/** A language has a title and a text, or neither. */
function refuseHalves(item: NewsTexts, { addIssue }: z.RefinementCtx): void {
  for (const { title, description } of translations.map((locale) => textFields[locale])) {
    if (!item[title] && item[description])
      addIssue({ code: 'custom', path: [title], message: 'title_required' })
    if (item[title] && !item[description])
      addIssue({ code: 'custom', path: [description], message: 'description_required' })
  }
}

export const NewsText = text.superRefine(refuseHalves)
export type NewsText = z.output<typeof NewsText>

/** False keeps the item a draft. */
const published = z.boolean('required')

export const NewNews = text.extend({ published }).superRefine(refuseHalves)
export type NewNews = z.output<typeof NewNews>

const version = z.number('required').int('invalid_number').min(1, 'out_of_range')

/** The whole item after the change, and the version that was edited. */
export const ChangedNews = text.extend({ published, version }).superRefine(refuseHalves)
export type ChangedNews = z.output<typeof ChangedNews>

export const DeletedNews = z.object({ version })
