import { unknownPath } from '@/lib/platform/api/handler'

// All methods are exported, so that an unknown path answers 404 to each of them.
export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as HEAD,
  unknownPath as OPTIONS,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
}
