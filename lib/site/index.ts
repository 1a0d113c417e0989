// What joins all modules: start, background, topics of mails, sitemap, structured data.
// The files that other modules and pages may import; all else of the folder is the module's own.

export type * as demoCalls from './demo-calls'
export type * as openapiCalls from './openapi-calls'
export type * as sitemapCached from './sitemap/cached'
export type * as sitemapQueries from './sitemap/queries'
export type * as sitemapSitemap from './sitemap/sitemap'
export type * as startupStartServer from './startup/start-server'
export type * as structuredDataBreadcrumbs from './structured-data/breadcrumbs'
export type * as structuredDataJsonLd from './structured-data/JsonLd'
export type * as structuredDataJsonLd1 from './structured-data/json-ld'
