import fc from 'fast-check'

/** Texts that often break programs, and random text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ufffd',
    '\u202e\u0430\u200b',
    '👩‍👩‍👧‍👦',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e400',
    '00015',
    '9'.repeat(40),
    '2147483648',
    '-2147483649',
    "' OR 1=1 --",
    "'; DROP TABLE product; --",
    '%',
    '_',
    '\\',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
    '#{7*7}{{7*7}}',
    '\r\nx-injected: 1',
    '__proto__',
    'constructor',
    '5x139.7',
    '195/80R15',
    'x'.repeat(300),
    'ą'.repeat(6_000),
  ),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

/** Values that are wrong for almost any field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      -1,
      0,
      0.001,
      1.5,
      1e308,
      2 ** 31,
      2 ** 53,
      [],
      {},
      [[[[[[[[]]]]]]]],
      // Valid in JSON, impossible in PostgreSQL's text.
      '\ud800',
      { length: 1_000_000_000 },
      { toString: 'x', valueOf: 1 },
      { $ne: null },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** One path segment, encoded as browsers do it, or wrongly. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: hostileText.filter((text) => text.length < 2_000).map(encodeURIComponent) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%zz',
      '%',
      '%E0%A4',
      '%ff',
      '%00',
      '%2e%2e',
      '..%2f..%2f',
      '%5c',
      ';x=1',
      '%0d%0a',
      '%252e',
      '[id]',
      'a%20b',
      '.rsc',
    ),
  },
)

/** Headers that clients, routers or attackers may add to any request. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'accept-language': 'ru-RU,ru;q=0.9,en;q=x' },
      { 'accept-language': '*'.repeat(500) },
      { 'accept-encoding': 'x;q=2, *;q=0' },
      { accept: 'text/x-component', rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { 'next-action': '7f'.repeat(20) },
      { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
      { 'x-forwarded-for': '203.0.113.7, x', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'y' },
      { 'x-request-id': '{"json":true}' },
      { 'x-http-method-override': 'DELETE' },
      { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
      { 'if-none-match': '"x", W/"y"', range: 'bytes=5-1' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { cookie: 'trakt-locale=xx; session' },
      { cookie: `trakt-locale=ru; ${'a=b; '.repeat(200)}` },
      { 'idempotency-key': 'k'.repeat(201) },
      { 'idempotency-key': 'again' },
      { authorization: 'Basic eDp5' },
      { 'user-agent': 'HeadlessChrome' },
      { 'content-encoding': 'gzip' },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) })
      .map((value) => ({ 'x-forwarded-for': value, referer: value, 'if-none-match': value })),
  },
)
