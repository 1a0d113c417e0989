import { fileRoute } from '@/app/media/file-route'
import { answerNewsPicture } from '@/lib/media/pictures'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = fileRoute(answerNewsPicture)
