export type Words = { [name: string]: string | Words }

/** What Sveltia says in English to Germans (0.221.1), as far as an editor meets it here. */
const missingWords: Words = {
  list_item_options: 'Optionen dieses Eintrags',
  show_errors: 'Fehler anzeigen',
  select_item: '{$name} auswählen',
  sign_in_using_access_token_workflow_note:
    'Es braucht auch Lese- und Schreibzugriff auf Pull Requests.',
  file_unavailable: 'Nicht verfügbar',
  file_unavailable_description:
    'Diese Datei ließ sich nicht laden. Vielleicht ist sie verschoben oder gelöscht worden.',
  save_conflict: {
    branch_moved: 'Inzwischen hat jemand anders gespeichert. Bitte versuchen Sie es noch einmal.',
  },
  remote_change: {
    reload_entry: 'Eintrag neu laden',
    confirm_reloading_entry:
      'Möchten Sie den Eintrag neu laden? Was Sie nicht gespeichert haben, geht verloren.',
  },
  entry_sidebar: { slug: { title: 'Name' } },
  status: { deploying: 'Wird veröffentlicht' },
}

/** Its own words come first, as soon as it has them. */
export function withWords(own: Words, missing: Words = missingWords): Words {
  const names = Object.keys({ ...own, ...missing })
  return Object.fromEntries(
    names.map((name) => {
      const [mine, other] = [own[name], missing[name]]
      const isFolder = typeof mine === 'object' && typeof other === 'object'
      return [name, isFolder ? withWords(mine, other) : (mine ?? other ?? '')]
    }),
  )
}
