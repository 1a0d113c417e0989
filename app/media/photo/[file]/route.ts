import { fileRoute } from '@/app/media/file-route'
import { answerUploadedPicture } from '@/lib/media/pictures'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = fileRoute(answerUploadedPicture)
