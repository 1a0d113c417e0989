declare global {
  /** Where zod keeps its configuration. Set by name, so that pages without a form need not load zod for it. */
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// Zod tries whether it may compile text to code, which no page allows: the browser would report each try.
globalThis.__zod_globalConfig ??= {}
globalThis.__zod_globalConfig.jitless = true

export {}
