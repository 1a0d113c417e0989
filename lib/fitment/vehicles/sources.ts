/** What kind of thing a source is. Each has words under `fitment.sourceKinds`. */
export const sourceKinds = ['own', 'maker', 'dataset', 'table', 'trade'] as const
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
  wtd: { kind: 'table' },
  neo: { kind: 'table' },
  jb74: { kind: 'table' },
  niva: { kind: 'maker', name: 'Lada Niva, lada-niva.ru' },
  lrd3: { kind: 'maker', name: 'Land Rover Discovery 3, 204-04' },
  lr322: { kind: 'maker', name: 'Range Rover L322, 2003' },
  lrdef: { kind: 'maker', name: 'Land Rover Defender 90 NAS' },
  ml200: { kind: 'maker', name: 'Mitsubishi L200' },
  nir50: { kind: 'maker', name: 'Nissan Pathfinder, 1996–1997' },
  nit30: { kind: 'maker', name: 'Nissan X-Trail, 2006' },
  suzm: { kind: 'maker', name: 'Suzuki SJ / Samurai' },
  mout: { kind: 'maker', name: 'Mitsubishi Outlander CW' },
  /** The listing of a wheel for the Defender. */
  evoc: { kind: 'trade', name: 'EVO Corse, 5x165.1' },
  /** What the shop had collected before. */
  collection: { kind: 'trade' },
  /** Knowledge of the trade that no public source confirmed. */
  general: { kind: 'trade' },
} as const satisfies Record<string, VehicleSource>

export type SourceCode = keyof typeof vehicleSources

export const sourceCodes = Object.keys(vehicleSources) as SourceCode[]
