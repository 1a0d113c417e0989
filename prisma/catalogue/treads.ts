export type Tread = {
  name: string
  /** What the block pattern is made for, as its letters say: mud, rock, all terrain, road, winter. */
  use: 'MT' | 'XT' | 'RT' | 'AT' | 'HT' | 'WT'
  /** mm */
  depth: number
  speed: 'K' | 'L' | 'N' | 'Q' | 'R' | 'S' | 'T'
  season: 'summer' | 'winter' | 'allseason'
  /** Against the price of the size. */
  priceFactor: number
  character: string
}

/** The retreads of the shop: casings of passenger, delivery and off-road tires under patterns of its own. */
export const treads: readonly Tread[] = [
  {
    name: 'Błoto MT',
    use: 'MT',
    depth: 15,
    speed: 'Q',
    season: 'allseason',
    priceFactor: 1.08,
    character: 'Wysokie klocki czyszczą się z gliny już przy wolnej jeździe, a barki trzymają w koleinach.',
  },
  {
    name: 'Szuter AT',
    use: 'AT',
    depth: 12,
    speed: 'S',
    season: 'allseason',
    priceFactor: 0.98,
    character: 'Pewny na szutrze i leśnej drodze, na asfalcie nie męczy hałasem.',
  },
  {
    name: 'Żwir AT 2',
    use: 'AT',
    depth: 11,
    speed: 'S',
    season: 'allseason',
    priceFactor: 1,
    character: 'Drugie wydanie Żwiru: gęstsze nacięcia, lepsze hamowanie na mokrym.',
  },
  {
    name: 'Szlak HT',
    use: 'HT',
    depth: 9,
    speed: 'T',
    season: 'allseason',
    priceFactor: 0.93,
    character: 'Na drogę do pracy i polną ścieżkę w weekend: cicha, oszczędna, równo się zużywa.',
  },
  {
    name: 'Bagno XT',
    use: 'XT',
    depth: 17,
    speed: 'L',
    season: 'allseason',
    priceFactor: 1.3,
    character: 'Najgłębszy bieżnik w ofercie, na torf, mokradła i przeprawy; na asfalt tylko dojazdowo.',
  },
  {
    name: 'Skała RT',
    use: 'RT',
    depth: 13,
    speed: 'Q',
    season: 'allseason',
    priceFactor: 1.15,
    character: 'Miękka mieszanka i klocki zachodzące na bok opony, dzięki czemu trzyma się kamieni.',
  },
  {
    name: 'Puszcza MT',
    use: 'MT',
    depth: 14,
    speed: 'Q',
    season: 'allseason',
    priceFactor: 1.04,
    character: 'Do lasu i na zrywkę: szerokie rowki, wzmocniony bark, odporna na gałęzie.',
  },
  {
    name: 'Wertepy AT',
    use: 'AT',
    depth: 12,
    speed: 'R',
    season: 'allseason',
    priceFactor: 0.96,
    character: 'Po połowie na drogę i w teren, dla kogoś, kto ma jeden komplet na cały rok.',
  },
  {
    name: 'Kamień RT',
    use: 'RT',
    depth: 13,
    speed: 'Q',
    season: 'allseason',
    priceFactor: 1.12,
    character: 'Między AT a MT: na kamienistych drogach nie łapie odłamków w rowki.',
  },
  {
    name: 'Zamieć WT',
    use: 'WT',
    depth: 11,
    speed: 'S',
    season: 'winter',
    priceFactor: 1.06,
    character: 'Gęste lamele i mieszanka, która nie twardnieje na mrozie; na śnieg i błoto pośniegowe.',
  },
  {
    name: 'Poligon MT',
    use: 'MT',
    depth: 16,
    speed: 'N',
    season: 'allseason',
    priceFactor: 1.2,
    character: 'Kierunkowa jodełka znana z ciężkich terenówek, ciągnie tam, gdzie inne kopią.',
  },
  {
    name: 'Przełęcz AT',
    use: 'AT',
    depth: 10,
    speed: 'S',
    season: 'allseason',
    priceFactor: 0.97,
    character: 'Na górskie drogi: stabilna w zakrętach, z nacięciami na mokry asfalt.',
  },
  {
    name: 'Leśnik AT',
    use: 'AT',
    depth: 11,
    speed: 'R',
    season: 'allseason',
    priceFactor: 0.95,
    character: 'Spokojny bieżnik dla myśliwych i leśników, trwały i cichy.',
  },
  {
    name: 'Trasa HT',
    use: 'HT',
    depth: 9,
    speed: 'T',
    season: 'summer',
    priceFactor: 0.94,
    character: 'Letnia, na długie trasy z przyczepą: sztywny środek i niskie opory toczenia.',
  },
  {
    name: 'Wydma AT',
    use: 'AT',
    depth: 10,
    speed: 'S',
    season: 'summer',
    priceFactor: 1.02,
    character: 'Szeroki ślad i zaokrąglone barki niosą po piasku przy obniżonym ciśnieniu.',
  },
  {
    name: 'Rzeka XT',
    use: 'XT',
    depth: 17,
    speed: 'K',
    season: 'allseason',
    priceFactor: 1.28,
    character: 'Na brody i muliste brzegi: otwarte rowki wypychają wodę i muł na boki.',
  },
]
