import { z } from 'zod'
import { line, paragraphs, pictureAddress } from '@/lib/core/text'
import { videoId } from './rules'

const none = z.literal('')

/** What an administrator writes of an item. */
export const NewsText = z.object({
  title: line('title_required', 200),
  description: paragraphs('description_required', 20_000),
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
  /** When it appears; null for the moment at which it is published. */
  createdDate: z.iso
    .datetime({ offset: true, error: 'invalid_date' })
    .refine((iso) => iso > '2000' && iso < '2100', 'invalid_date')
    .nullable()
    .default(null),
})
export type NewsText = z.output<typeof NewsText>

export const NewNews = NewsText.extend({
  /** False keeps it a draft. */
  published: z.boolean('required'),
})
export type NewNews = z.output<typeof NewNews>

const version = z.number('required').int('invalid_number').min(1, 'out_of_range')

/** The whole item as it shall be, and the version that was edited. */
export const ChangedNews = NewNews.extend({ version })
export type ChangedNews = z.output<typeof ChangedNews>

export const DeletedNews = z.object({ version })
