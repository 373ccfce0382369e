/** Example values by key, shown where one is missing. */
export const examples: Readonly<Record<string, string>> = {
  titel: 'Aktivrente {jahr} – was steuerfrei bleibt',
  beschreibung: 'Ein bis zwei Sätze für Suchmaschinen, 70 bis 160 Zeichen',
  szene: 'aufbruch.svg',
  geaendert: '2026-11-21',
  veroeffentlicht: '2026-11-21',
  art: 'text',
  ziel: '/registrieren',
  datei: 'aufbruch.svg',
  alt: 'was auf dem Bild wichtig ist',
  symbol: 'clock',
  bild: '{ datei: aufbruch.svg, dekorativ: ja }',
  knopf: '{ text: Jetzt starten, ziel: /registrieren }',
  name: 'Renate K.',
  stand: '2026-11-21',
  gilt_ab: '2026-01-01',
  geprueft: '2026-11',
  mal: "'12'",
  durch: "'12'",
  plus: "'1'",
}

const onlyNumber = 'Schreiben Sie nur die Zahl, ohne Euro: '

const inSentence = 'Es steht mitten in Sätzen. Schreiben Sie es klein und ohne Punkt am Ende: '

/** The required form of a value, by zod's name of the format, else by key. */
export const formats: Readonly<Record<string, string>> = {
  email: 'Schreiben Sie eine E-Mail-Adresse wie name@beispiel.de.',
  url: 'Schreiben Sie eine vollständige Adresse, die mit https:// beginnt.',
  ziel: 'Schreiben Sie eine Seite dieser Website (/aktivrente), eine Stelle der Seite (#fragen), eine Adresse mit https:// oder das Wort anmeldeformular.',
  quelle:
    'Schreiben Sie, wo man es nachlesen kann: das Gesetz mit Paragraf, die Seite oder das Blatt mit Datum.',
  mal: "Tausender haben einen Punkt, Bruchteile ein Komma: mal: '43,3'",
  durch: "Tausender haben einen Punkt, Bruchteile ein Komma: durch: '12,5'",
  plus: "Tausender haben einen Punkt, Bruchteile ein Komma: plus: '0,01'",
  alter: "Schreiben Sie nur die Jahre: alter: '68'",
  geprueft: 'Schreiben Sie Jahr und Monat: geprueft: 2026-11',
  nummer: 'Schreiben Sie die ganze Nummer mit ihrer Vorwahl: nummer: 030 1234567',
  loeschfrist_monate:
    "Schreiben Sie ganze Monate in einfachen Anführungszeichen: loeschfrist_monate: '24'",
  geschlossen: 'Schreiben Sie den Tag, geschlossen: 2026-11-02, oder: geschlossen: fehlt',
  anker:
    'Erlaubt sind kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, am Anfang ein Buchstabe, zum Beispiel: anker: haeufige-fragen',
  szene:
    'Schreiben Sie den Namen einer Bilddatei aus public/bilder, zum Beispiel: szene: aufbruch.svg',
  datei: 'Schreiben Sie den Dateinamen klein und ohne Umlaute, zum Beispiel: datei: mein-text.md',
  adresse: 'Schreiben Sie den Namen klein und ohne Umlaute, zum Beispiel: adresse: bad-toelz',
  breite: 'Schreiben Sie die Breite eines Ortes in Deutschland mit Punkt: breite: 51.05',
  laenge: 'Schreiben Sie die Länge eines Ortes in Deutschland mit Punkt: laenge: 13.74',
  x: 'Schreiben Sie ganze Prozent der Karte ohne Zeichen, zum Beispiel: x: 3',
  y: 'Schreiben Sie ganze Prozent der Karte ohne Zeichen, zum Beispiel: y: -2',
  alte_adressen:
    'Schreiben Sie eine Adresse dieser Website, klein und ohne Umlaute: /rentner-jobs-dresden',
  plz: "Schreiben Sie fünf Ziffern in einfachen Anführungszeichen: plz: '10115'",
  ort: 'Schreiben Sie nur den Namen des Ortes: ort: Berlin',
  speicher:
    'Schreiben Sie „einer Tabelle bei Google“, oder „einer Datenbank bei“ und den Anbieter.',
  telefon: 'Schreiben Sie nur die Nummer, in Gruppen und ohne „(0)“: telefon: 030 1234567-0',
  telefon_zeiten:
    'Schreiben Sie Tage und Uhrzeiten ohne Punkt am Ende: telefon_zeiten: Montag bis Freitag, 9 bis 16 Uhr',
  domain:
    'Schreiben Sie nur die Adresse der Website, ohne Seite und in kleinen Buchstaben, Umlaute als xn--…: domain: https://www.beispiel.de',
  ust_id: 'Schreiben Sie DE und neun Ziffern, wie im Bescheid des Finanzamts: ust_id: DE123456789',
  verguetung: `${inSentence}verguetung: einen festen Betrag, wenn ein Vertrag zustande kommt`,
  antwort_barrieren: `${inSentence}antwort_barrieren: innerhalb von zwei Wochen`,
  antwort_anmeldung: `${inSentence}antwort_anmeldung: innerhalb von zwei Werktagen`,
  verdienst: `${onlyNumber}verdienst: '{beispiel_teilzeit zahl}'`,
  steuerfrei: `${onlyNumber}steuerfrei: '{aktivrente_monat zahl}'`,
  steuerpflichtig: `${onlyNumber}steuerpflichtig: '0'`,
  weiter: 'Schreiben Sie die Adresse einer Seite, mit einem Schrägstrich davor: /aktivrente',
  strasse: 'Schreiben Sie Straße und Hausnummer: strasse: Musterstraße 1',
  jahr: 'Schreiben Sie zwei Jahre, die einander folgen: jahr: 2026/27',
  stand: 'Schreiben Sie Monat und Jahr: stand: November 2026',
  soziales_profil:
    "Der Name beginnt mit @ und steht in Anführungszeichen: soziales_profil: '@name'",
  schluessel:
    'Erlaubt sind kleine Buchstaben ohne Umlaute, Ziffern und Unterstriche, zum Beispiel: minijob_monat.',
  pfad: 'Der Name ist die Adresse einer Seite und beginnt mit /, zum Beispiel: /aktivrente.',
}
