import { writePolishRoutes } from './polish-routes.mjs'

writePolishRoutes()
