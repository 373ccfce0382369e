type Words = {
  name: string
  adresse: string
  today: string
  /** Addresses of three pages. */
  weiter: readonly string[]
}

/**
 * The page of a region with every section of the regional order. Each TODO says what is still to be
 * written; it holds the lengths that the schema asks for, so that the check speaks of nothing else.
 */
export const regionPage = ({
  name,
  adresse,
  today,
  weiter,
}: Words) => `titel: 'Senioren-Jobs in ${name} {jahr}: TODO: Themen'
beschreibung: 'TODO: Zwei Sätze für Suchmaschinen, 70 bis 160 Zeichen. Welche Arbeit gibt es in ${name}, und was steht hier?'
szene: region-${adresse}.svg
geaendert: ${today}
weiter: [${weiter.join(', ')}]
# Zusammen 500 bis 1.200 Wörter. Kein Satz darf auch auf der Seite einer anderen Region stehen.
belege:
  - aussage: 'TODO: Was Sie über ${name} sagen, Punkt für Punkt, jeder mit Quelle'
    quelle: 'TODO: Zeitung, Amt oder Website, mit Datum'
    geprueft: ${today.slice(0, 7)}
bloecke:
  - art: held
    ueberschrift: 'Senioren-Jobs in ${name}: TODO: drei Stichworte'
    text: 'TODO: Zwei oder drei Sätze. Was gibt es hier zu tun, das es anderswo nicht gibt?'
    knoepfe:
      - { text: Jetzt starten, ziel: /registrieren }
    bild:
      datei: region-${adresse}.svg
      # Beschreiben Sie das Bild neu, sobald eins gezeichnet ist.
      alt: Die Sonne steht über grünen Hügeln, darüber der Name ${name}.

  - art: text
    ueberschrift: 'TODO: Warum in ${name} arbeiten'
    text: |
      TODO: Zwei oder drei Absätze. Wie arbeitet man in ${name}: Wege, Jahreszeiten, was leicht und was schwer ist.

  - art: ideen
    grund: butter
    ueberschrift: 'TODO: Diese Felder in Worten, die nur für ${name} stimmen'
    karten:
      - titel: 'TODO: erstes Feld'
        text: 'TODO: Was tut man dort, wie viele Stunden, was strengt an?'
        arbeitgeber: ['TODO: drei bis sieben Betriebe']
      - titel: 'TODO: zweites Feld'
        text: 'TODO: Was tut man dort, wie viele Stunden, was strengt an?'
        arbeitgeber: ['TODO: drei bis sieben Betriebe']
      - titel: 'TODO: drittes Feld'
        text: 'TODO: Was tut man dort, wie viele Stunden, was strengt an?'
        arbeitgeber: ['TODO: drei bis sieben Betriebe']
    hinweis: Beispiele. Die Nennung bedeutet weder eine Kooperation noch offene Stellen.

  - art: text
    ueberschrift: 'TODO: Wie ${name} arbeitet, mit drei Stichworten'
    text: |
      TODO: Das Jahr: Saison, Messen, ruhige Monate.

      TODO: Der Weg: Bus und Bahn, letzte Fahrt, was die Karte kostet.

      TODO: Das [Ehrenamt](/ehrenamt): Wer berät, wo und wann?

  - art: verweise
    grund: himmel
    ueberschrift: 'TODO: Wer in ${name} hilft, anders gesagt als auf den anderen Seiten'
    verweise:
      - titel: 'TODO: Freiwilligenagentur oder Ehrenamtsstelle'
        text: 'TODO: Was man dort erfährt, mit Straße und Telefon.'
        ziel: https://TODO.die-Adresse-dieser-Stelle
        quelle: 'TODO: woher Sie das wissen'
        geprueft: ${today.slice(0, 7)}
      - titel: 'TODO: Ehrenamtskarte oder Seniorenbüro'
        text: 'TODO: Was man dort erfährt, mit Straße und Telefon.'
        ziel: https://TODO.die-Adresse-dieser-Stelle
        quelle: 'TODO: woher Sie das wissen'
        geprueft: ${today.slice(0, 7)}
      - titel: Deutsche Rentenversicherung
        text: 'TODO: Welcher Träger für ${name} zuständig ist, mit der kostenlosen Nummer 0800 1000 4800.'
        ziel: https://www.deutsche-rentenversicherung.de
        quelle: 'TODO: woher Sie das wissen'
        geprueft: ${today.slice(0, 7)}
      - titel: Agentur für Arbeit
        text: 'TODO: Wonach man in ${name} dort sucht, mit der kostenlosen Nummer 0800 4 5555 00.'
        ziel: https://www.arbeitsagentur.de
        quelle: 'TODO: woher Sie das wissen'
        geprueft: ${today.slice(0, 7)}

  - art: stimmen
    ueberschrift: 'TODO: Was zwei Menschen erzählen'
    stimmen:
      - zitat: 'TODO: Drei oder vier Sätze, auch was schwer war.'
        name: 'TODO: Vorname und Anfangsbuchstabe'
        rolle: 'TODO: Aufgabe'
        beispiel: ja
      - zitat: 'TODO: Drei oder vier Sätze, auch was schwer war.'
        name: 'TODO: Vorname und Anfangsbuchstabe'
        rolle: 'TODO: Aufgabe'
        beispiel: ja

  - art: liste
    grund: gras
    ueberschrift: 'TODO: Worauf es beim Bewerben hier ankommt'
    nummeriert: ja
    punkte:
      - 'TODO: erster Tipp, den es nur hier gibt'
      - 'TODO: zweiter Tipp'
      - 'TODO: dritter Tipp'

  - art: faq
    ueberschrift: 'TODO: Drei Stichworte der Fragen'
    fragen:
      - frage: 'TODO: Eine Frage, die man in ${name} stellt?'
        antwort: 'TODO: Die Antwort beginnt mit Ja, Nein oder der Sache.'
      - frage: 'TODO: Eine zweite Frage?'
        antwort: 'TODO: Die Antwort.'
      - frage: 'TODO: Eine dritte Frage?'
        antwort: 'TODO: Die Antwort.'

  - art: aufruf
    ueberschrift: 'TODO: Eine Zeile, die einlädt'
    text: 'TODO: Zwei Sätze. Was geschieht, wenn man sich meldet?'
    knopf: { text: Jetzt unverbindlich anmelden, ziel: anmeldeformular }
`
