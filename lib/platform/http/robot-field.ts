import { z } from 'zod'

/** Hidden from people. A robot's text is taken here and refused by the service, which answers it 403. */
export const robotField = z.string().max(2_000, 'too_long').optional()

/** Whether a robot filled in what people cannot see. */
export const isRobot = ({ website }: { website?: string | undefined }): boolean => Boolean(website?.trim())
