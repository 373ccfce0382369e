/** What no program can see. */
export const forPeople = [
  'Melden Sie sich mit dem eigenen Telefon einmal an, sehen Sie die Zeile in der Tabelle, und löschen Sie sie.',
  'Lesen Sie Impressum und Datenschutzerklärung Wort für Wort, am besten mit jemandem, der das Recht kennt.',
  'Sehen Sie nach, dass die Verträge zur Auftragsverarbeitung abgelegt sind, jeder mit seinem Datum.',
  'Prüfen Sie, dass ein zweiter Mensch bei GitHub, beim Hoster, bei der Domain und in der Tabelle Zugang hat.',
  'Spielen Sie eine Sicherung der Tabelle einmal zurück.',
  'Rufen Sie die Telefonnummer an, und schreiben Sie an die E-Mail-Adresse, die auf der Website stehen.',
  'Reichen Sie sitemap.xml in der Search Console ein.',
]
