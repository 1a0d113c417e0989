import type { WordTable } from './table'
import { titleWordsOf } from './title-words'

export const polishWords: WordTable = {
  ...titleWordsOf.pl,
  color: {
    black: 'czarn(a|e|y|ą|ych)',
    silver: 'srebrn(a|e|y|ą|ych)',
    white: 'bia[łl](a|e|y|ą|ych)',
    gunmetal: 'grafitow(a|e|y|ą|ych)|grafit|antracyt(ow(a|e|y|ych))?',
    bronze: 'br[ąa]zow(a|e|y|ą|ych)|br[ąa]z',
  },
  season: {
    winter: 'zimow(a|e|y|ą|ych|ki)|zim[óo]wk[ia]|(na )?zim[aęe]|na [śs]nieg',
    summer: 'letni(a|e|ą|ch)?|letni[óo]wki|letniak[i]?|(na )?lato',
    allseason: 'ca[łl]oroczn(a|e|y|ą|ych)|wielosezonow(a|e|y|ych)|na ca[łl]y rok|ca[łl]oroczniaki',
  },
  use: {
    road: 'szosow(a|e|y|ą|ych)|drogow(a|e|y|ą|ych)|na szos[ęe]|na asfalt|asfaltow(a|e|y|ych)|h\\/?t',
    'all-terrain':
      'terenow(a|e|y|ą|ych)|terenówk[ai]|a\\/?t|atek|at-?ki|w teren|na teren|do terenu|uniwersaln(a|e|y|ych)|szutrow(a|e|y|ych)|na szuter',
    rugged: 'r\\/?t|ci[ęe][żz]ki teren',
    mud: 'b[łl]otn(a|e|y|ą|ych)|b[łl]otniak(i|ów|ow)?|b[łl]otnist(a|e|ych)|(na|do|w) b[łl]ot[oa]|b[łl]ocko|b[łl]ota|m\\/?t|mt-?k[ia]',
    studded: '(z )?kolc(e|ami|ów|ow)|kolcowan(a|e|y|ą|ych)|okolcowan(a|e|ych)',
  },
  snow: {
    snowflake:
      'z p[łl]atkiem( [śs]niegu)?|(ze )?[śs]nie[żz]ynk[aąi]|p[łl]atek [śs]niegu|z homologacj[ąa] zimow[ąa]|alpejk[ai]',
  },
  retread: {
    yes: 'bie[żz]nikowan(a|e|y|ą|ych)|bie[żz]nikowank[ai]|regenerowan(a|e|y|ych)|nalewan(a|e|ych|ki)|nalewk[ai]',
    no: 'now(a|e|y|ych|[ąa])|fabrycznie now(a|e|ych)|nie ?bie[żz]nikowan(a|e|ych)|bez (bie[żz]nikowanych|nalewek|bie[żz]nikowanek)',
  },
  sort: {
    price:
      'tani(a|e|ch|o|ej)|tani[óo]ch[ay]|najta[ńn]sz(a|e|y|ych)|najtaniej|taniej|bud[żz]etow(a|e|y|ych)|w dobrej cenie|okazja',
  },
  inStock: { yes: 'od r[ęe]ki|od zaraz|dost[ęe]pn(a|e|y|ych)|w magazynie|na stanie|na ju[żz]|natychmiast' },
  pieces: { '4': 'komplet(y|u)?|kpl|kplt|zestaw|czw[óo]rk[aęi]', '2': 'par[aęy]|dwie|dwa' },
  several: [
    ['alufelg(i|a|ę|e)|alus(y|ów|ow)|aluski', { type: 'Wheel', typeOfWheel: 'alloy' }],
    ['stal[óo]wk(i|a|ę)|stal[óo]wek|stalaki?|stalak[óo]w', { type: 'Wheel', typeOfWheel: 'steel' }],
    ['zim[óo]wki', { type: 'Tire', season: 'winter' }],
    ['kolczatk(i|a)', { type: 'Tire', use: 'studded' }],
    ['letni[óo]wki', { type: 'Tire', season: 'summer' }],
    ['nalewk[ai]|bie[żz]nikowank[ai]', { type: 'Tire', retread: 'yes' }],
  ],
  notSold: {
    fasteners: '[śs]rub(a|y|ę|ek)|nakr[ęe]t(ka|ki|kę|ek)|szpilk(a|i|ę)|szpilek',
    rings: 'pier[śs]cie(ń|n|nie|ni)( centruj[ąa]c(y|e|ych))?|centruj[ąa]ce',
    tubes: 'd[ęe]tk(a|i|ę|ą)|d[ęe]tek|zaw[óo]r(y|ek|ki)?|wentyl(e|ek|ki)?',
    used: 'u[żz]ywan(a|e|y|ą|ych)|u[żz]ywk[ai]|z demonta[żz]u',
    chains: '[łl]a[ńn]cuch(y|ów|ow)?( [śs]niegow(e|ych))?',
    otherVehicles:
      'quad(a|y|ów)?|motocykl(a|owe)?|ci[ęe][żz]ar[óo]wk[ai]|ci[ęe][żz]arow(e|a|ych)|rolnicz(e|ych|y|a)|przyczep(a|y|ę|ki)|traktor(a|y|ów|ka)?|ci[ąa]gnik(a|i|ów)?|skuter(a|y)?|rower(u|y|owe)?|motor(u|y)?|taczk[ia]',
    parts:
      'amortyzator(y|ów|ow)?|lift|zawieszeni(e|a)|wyci[ąa]gark[ai]|resor(y|ów)|spr[ęe][żz]yn(y|ę)|orurowani(e|a)|bagażnik(a|i)?|wycieraczk[ai]|akumulator|olej|snorkel',
  },
  silent:
    'macie|poka[żz](cie)?|mog[ęe]|mo[żz]na|gdzie|kt[óo]r(y|a|e)|jak|co|czym|to|ten|ta|te|mi|sobie|kupi[ćc]|zam[óo]wi[ćc]|poszukuj[ęe]|potrzebn(e|a|y)|pasuj(e|[ąa]|[ąa]ce)|polecacie|polecan(e|a)|najlepsz(e|a|y)|fajne|witam|dzie[ńn] dobry|dostaw(a|y|[ąa])|wysy[łl]k(a|i|[ąa])|ok|ile|kosztuj[ąa]|kosztuje|za|nie|centraln(y|a)|gwint(em|u|y)?|rozstaw|[śs]rub|pcd|indeks|no[śs]no[śs]ci|szeroko[śs][ćc]|[śs]rednic[ay]|do|na|dla|w|we|z|ze|od|i|a|lub|albo|oraz|pod|po|o|mam|chc[ęe]|szukam|kupi[ęe]|kupno|potrzebuj[ęe]|poprosz[ęe]|prosz[ęe]|jaki(e|a)?|sklep|internetowy|online|cena|ceny|rozmiar|rozmiary|auto|auta|samoch[óo]d|samochodu|mojego|moje|m[óo]j|dobre|dobry|jest|s[ąa]|s[ąa] w|czy|zł|zl|pln|cali|cale|terenówki|4x4|4wd|awd|suv|off|roku|rok|r',
  common:
    'opony opona felgi felga dystanse dystans stalowe stalowa aluminiowe aluminiowa przykręcane nasuwane czarne czarna srebrne srebrna białe biała grafitowe grafitowa brązowe brązowa zimowe letnie całoroczne szosowe drogowe terenowe błotne kolcowane bieżnikowane najtańsze komplet',
}
