import { unknownPath } from '@/lib/http/handler'

// every method, so that an unknown path is a 404 whatever is done to it
export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as HEAD,
  unknownPath as OPTIONS,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
}
