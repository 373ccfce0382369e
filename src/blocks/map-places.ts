/**
 * Where the labels stand on public/bilder/karte.svg: percent of its width and height, and the side of
 * the label that touches this point.
 */
export const mapPlaces = {
  '/senioren-jobs-hamburg': { x: 48.0, y: 18.8, align: 'start' },
  '/senioren-jobs-berlin': { x: 76.9, y: 34.9, align: 'end' },
  '/senioren-jobs-halle': { x: 63.3, y: 46.3, align: 'end' },
  '/senioren-jobs-leipzig': { x: 72.8, y: 50.7, align: 'start' },
  '/senioren-jobs-muenchen': { x: 64.8, y: 88.5, align: 'start' },
  '/senioren-jobs-koblenz': { x: 22.3, y: 59.4, align: 'start' },
  '/senioren-jobs-mainz': { x: 29.8, y: 66.8, align: 'start' },
  '/senioren-jobs-trier': { x: 12.5, y: 69.2, align: 'start' },
  '/senioren-jobs-nordrhein-westfalen': { x: 19.5, y: 47.2, align: 'middle' },
  '/senioren-jobs-rheinland-pfalz': { x: 0.7, y: 82.4, align: 'start' },
} as const
