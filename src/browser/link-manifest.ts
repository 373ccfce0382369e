/**
 * Links the manifest, for visitors who put the site on their home screen. As a link in the HTML it would be
 * fetched before the first paint.
 */
export function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
