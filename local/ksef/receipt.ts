import { fieldOf, newReference, type SentDocument } from './documents'

/** Of the token that the seller signs in with. */
const tokenReference = newReference('EC')

/** The official receipt of an accepted invoice (UPO), by the ministry's schema `http://upo.schematy.mf.gov.pl/KSeF/v4-3`. */
export function receiptOf({ xml, ksefNumber, number, at, hash, isOffline }: SentDocument, session: string) {
  const seller = fieldOf(xml, 'NIP')
  const document = [
    ['NipSprzedawcy', seller],
    ['NumerKSeFDokumentu', ksefNumber],
    ['NumerFaktury', number],
    ['DataWystawieniaFaktury', fieldOf(xml, 'P_1')],
    ['DataPrzeslaniaDokumentu', at],
    ['DataNadaniaNumeruKSeF', at],
    ['SkrotDokumentu', hash],
    ['TrybWysylki', isOffline ? 'Offline' : 'Online'],
  ]
  const elements = document.map(([name, content]) => `<${name}>${content}</${name}>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3" wersjaSchemy="4-3"><NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów</NazwaPodmiotuPrzyjmujacego><NumerReferencyjnySesji>${session}</NumerReferencyjnySesji><Uwierzytelnienie><IdKontekstu><Nip>${seller}</Nip></IdKontekstu><NumerReferencyjnyTokenaKSeF>${tokenReference}</NumerReferencyjnyTokenaKSeF></Uwierzytelnienie><NazwaStrukturyLogicznej>schemat_FA(3)_v1-0E.xsd</NazwaStrukturyLogicznej><KodFormularza>FA</KodFormularza><Dokument>${elements}</Dokument></Potwierdzenie>
`
}
