/**
 * Where the labels stand on public/bilder/karte.svg: percent of its width and height, and the side of
 * the label that touches this point.
 */
export const mapPlaces = {
  '/senioren-jobs-hamburg': { x: 48, y: 19, align: 'start' },
  '/senioren-jobs-berlin': { x: 77, y: 35, align: 'end' },
  '/senioren-jobs-halle': { x: 63, y: 46, align: 'end' },
  '/senioren-jobs-leipzig': { x: 73, y: 51, align: 'start' },
  '/senioren-jobs-muenchen': { x: 65, y: 88, align: 'start' },
  '/senioren-jobs-koblenz': { x: 22, y: 59, align: 'start' },
  '/senioren-jobs-mainz': { x: 30, y: 67, align: 'start' },
  '/senioren-jobs-trier': { x: 12, y: 69, align: 'start' },
  '/senioren-jobs-nordrhein-westfalen': { x: 20, y: 47, align: 'middle' },
  '/senioren-jobs-rheinland-pfalz': { x: 1, y: 82, align: 'start' },
} as const
