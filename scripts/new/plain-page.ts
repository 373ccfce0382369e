type Words = { name: string; adresse: string; today: string }

/** A page with beginning, text, questions and end. Each TODO says what is still to be written. */
export const plainPage = ({ name, adresse, today }: Words) => `titel: '${name} {jahr}: TODO: Themen'
beschreibung: 'TODO: Zwei Sätze für Suchmaschinen, 70 bis 160 Zeichen. Was steht auf dieser Seite, und für wen?'
szene: ${adresse}.svg
geaendert: ${today}
bloecke:
  - art: held
    ueberschrift: 'TODO: ${name}, mit drei Stichworten'
    text: 'TODO: Zwei oder drei Sätze. Worum geht es, und für wen ist es?'
    knoepfe:
      - { text: Jetzt starten, ziel: /registrieren }
    bild:
      datei: ${adresse}.svg
      # Beschreiben Sie das Bild neu, sobald eins gezeichnet ist.
      alt: Die Sonne steht über grünen Hügeln, darüber die Worte ${name}.

  - art: text
    ueberschrift: 'TODO: Überschrift'
    text: |
      TODO: Zwei oder drei Absätze. Die Seite hat am Ende 500 bis 1.200 Wörter; weitere Bausteine zeigt REDAKTION.md.

  - art: faq
    grund: himmel
    ueberschrift: Häufige Fragen
    fragen:
      - frage: 'TODO: Eine Frage?'
        antwort: 'TODO: Die Antwort beginnt mit Ja, Nein oder der Sache.'

  - art: aufruf
    ueberschrift: 'TODO: Eine Zeile, die einlädt'
    text: 'TODO: Zwei Sätze. Was geschieht, wenn man sich meldet?'
    knopf: { text: Jetzt unverbindlich anmelden, ziel: anmeldeformular }
`
