/** What kind of thing a source is. Each has words under `fitment.sourceKinds`. */
export const sourceKinds = ['own', 'maker', 'approval', 'dataset', 'table', 'trade'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Where the figures of a vehicle come from. The name of a work stands as its author writes it. */
export type VehicleSource = { kind: SourceKind; name?: string; url?: string; license?: string }

/** By the codes of `Vehicle.sources`. */
export const vehicleSources = {
  /** Measured or checked by the shop, on the vehicle. */
  own: { kind: 'own' },
  /** The papers, the placard or the manual of the vehicle. */
  document: { kind: 'maker' },
  ankusi: {
    kind: 'dataset',
    name: 'ANKUSI Wheel Fitment Dataset',
    url: 'https://ankusiwheels.com/wheel-fitment-dataset/',
    license: 'CC BY 4.0',
  },
  boltpatternhq: { kind: 'dataset', name: 'double2dev/boltpatternhq-mcp', license: 'MIT' },
  mapuk: { kind: 'table', name: 'mitchautopartuk/wheel-fitment-log' },
  kan: { kind: 'table', name: 'vkumar04/python-fitment-api' },
  tbl: { kind: 'table' },
  plt: { kind: 'table' },
  tiny: { kind: 'table' },
  fort: { kind: 'table' },
  wtd: { kind: 'table', name: 'scott48342/warehouse-tire-site' },
  neo: { kind: 'table' },
  jb74: { kind: 'table' },
  jb74s: { kind: 'table' },
  ae: { kind: 'table', name: 'OrhanOzyalcin/automobile-brand-model-and-engine-database' },
  gf24: { kind: 'table', name: 'mstreicher98/GebrauchtFelgen24' },
  wst: { kind: 'table', name: 'Yairkad/Wheel-stations' },
  shr: { kind: 'table', name: 'scotthowson/ram-1500-documentation' },
  offj: { kind: 'table' },
  span: { kind: 'table' },
  tbr: { kind: 'table' },
  neum: { kind: 'table' },
  niva: { kind: 'maker', name: 'Lada Niva, lada-niva.ru' },
  lrd3: { kind: 'maker', name: 'Land Rover Discovery 3, 204-04' },
  lr322: { kind: 'maker', name: 'Range Rover L322, 2003' },
  lrdef: { kind: 'maker', name: 'Land Rover Defender 90 NAS' },
  ml200: { kind: 'maker', name: 'Mitsubishi L200' },
  nir50: { kind: 'maker', name: 'Nissan Pathfinder, 1996–1997' },
  nit30: { kind: 'maker', name: 'Nissan X-Trail, 2006' },
  suzm: { kind: 'maker', name: 'Suzuki SJ / Samurai' },
  mout: { kind: 'maker', name: 'Mitsubishi Outlander CW' },
  m15: { kind: 'maker', name: 'Mitsubishi L200, 2015' },
  m18: { kind: 'maker', name: 'Mitsubishi Outlander, 2018' },
  kia19: { kind: 'maker', name: 'Kia Sorento, 2019' },
  isz: { kind: 'maker', name: 'Isuzu KB P190, 2007' },
  charm: { kind: 'maker', name: 'Mazda CX-7' },
  lrman: { kind: 'maker', name: 'Range Rover L322, lrman.ru' },
  zinref: { kind: 'maker', name: 'SsangYong Korando, 2002, zinref.ru' },
  // Reports annexed to general operating permits of wheels (ABE): pattern, bore, thread and torque by type of car.
  'ga-deztv': { kind: 'approval', name: '366-0278-21' },
  'ga-dbv5ds': { kind: 'approval', name: '366-0271-20' },
  'ga-rc32': { kind: 'approval', name: 'ABE 52202' },
  'ga-ttrf': { kind: 'approval', name: '366-0181-20/N5' },
  'ga-avvent': { kind: 'approval', name: '366-0124-14/N4' },
  'ga-deztj': { kind: 'approval', name: '366-0128-14/N4' },
  'ga-tta7': { kind: 'approval', name: '366-0333-18/N5' },
  'ga-sd': { kind: 'approval', name: '366-0240-12, 366-0193-16' },
  'ga-wh27': { kind: 'approval', name: 'ABE 50626' },
  'ga-union': { kind: 'approval', name: 'ABE 53014' },
  'ga-un21': { kind: 'approval', name: 'ABE 53008' },
  'ga-aezpan': { kind: 'approval', name: '366-0083-18/N9' },
  'ga-rc27': { kind: 'approval', name: 'ABE 50808' },
  'ga-c25758': { kind: 'approval', name: 'ABE 51784' },
  'ga-ttyp': { kind: 'approval', name: 'ABE 51283' },
  'ga-ttuy': { kind: 'approval', name: 'ABE 53532' },
  'ga-wolf': { kind: 'approval', name: '366-0312-14/N8' },
  'ga-inv': { kind: 'approval', name: 'ABE 53419' },
  mars: { kind: 'trade', name: 'marshalinstrument.ru' },
  /** Load indexes that a size has by the standards of tire makers. */
  etr: { kind: 'trade', name: 'ETRTO, TRA' },
  /** The listing of a wheel for the Defender. */
  evoc: { kind: 'trade', name: 'EVO Corse, 5x165.1' },
  /** What the shop had collected before. */
  collection: { kind: 'trade' },
  /** Knowledge of the trade that no public source confirmed. */
  general: { kind: 'trade' },
} as const satisfies Record<string, VehicleSource>

export type SourceCode = keyof typeof vehicleSources

export const sourceCodes = Object.keys(vehicleSources) as SourceCode[]
