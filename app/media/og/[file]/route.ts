import { fileRoute } from '@/app/media/file-route'
import { answerSharePicture } from '@/lib/storefront/seo/share/picture'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = fileRoute(answerSharePicture)
