import { z } from 'zod'

/** A field that people do not see. The schema accepts a robot's text, and the service refuses it with 403. */
export const robotField = z.string().max(2_000, 'too_long').optional()

/** Whether a robot filled in what people cannot see. */
export const isRobot = ({ website }: { website?: string | undefined }): boolean => Boolean(website?.trim())
