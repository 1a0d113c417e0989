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
  /** The same for readers of English and Russian. */
  en?: string
  ru?: string
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
    en: 'Tall lugs shed clay even at walking pace, and the shoulders hold on in ruts.',
    ru: 'Высокие шашки очищаются от глины даже на малой скорости, а плечи держат в колее.',
  },
  {
    name: 'Szuter AT',
    use: 'AT',
    depth: 12,
    speed: 'S',
    season: 'allseason',
    priceFactor: 0.98,
    character: 'Pewna na szutrze i leśnej drodze, na asfalcie nie męczy hałasem.',
    en: 'Sure-footed on gravel and forest roads, and quiet enough on pavement.',
    ru: 'Уверенно держит на гравии и лесной дороге, на асфальте не утомляет шумом.',
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
    en: 'For the drive to work and a dirt road on the weekend: quiet, economical and even-wearing.',
    ru: 'На каждый день по асфальту и на полевую дорогу в выходные: тихая, экономичная, изнашивается ровно.',
  },
  {
    name: 'Bagno XT',
    use: 'XT',
    depth: 17,
    speed: 'L',
    season: 'allseason',
    priceFactor: 1.3,
    character: 'Najgłębszy bieżnik w ofercie: na torf, mokradła i przeprawy; na asfalt tylko dojazdowo.',
    en: 'The deepest tread we make, for peat, bogs and crossings; on pavement only to get there.',
    ru: 'Самый глубокий протектор в нашем ассортименте: для торфа, болот и бродов; по асфальту — только до места.',
  },
  {
    name: 'Skała RT',
    use: 'RT',
    depth: 13,
    speed: 'Q',
    season: 'allseason',
    priceFactor: 1.15,
    character: 'Miękka mieszanka i klocki zachodzące na bok: dobrze trzyma się kamieni.',
    en: 'A soft compound and lugs that wrap around the sidewall, so it holds on to rock.',
    ru: 'Мягкая смесь и шашки с заходом на боковину: шина цепляется за камни.',
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
    character: 'Pół na pół na drogę i w teren, dla kogoś, kto ma jeden komplet na cały rok.',
  },
  {
    name: 'Kamień RT',
    use: 'RT',
    depth: 13,
    speed: 'Q',
    season: 'allseason',
    priceFactor: 1.12,
    character: 'Między AT a MT: na kamienistych drogach rowki nie łapią odłamków.',
  },
  {
    name: 'Zamieć WT',
    use: 'WT',
    depth: 11,
    speed: 'S',
    season: 'winter',
    priceFactor: 1.06,
    character: 'Gęste lamele i mieszanka, która nie twardnieje na mrozie; na śnieg i błoto pośniegowe.',
    en: 'Dense siping and a compound that stays soft in frost; for snow and slush.',
    ru: 'Частые ламели и смесь, которая не дубеет на морозе; для снега и снежной каши.',
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
