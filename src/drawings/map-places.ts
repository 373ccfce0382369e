import type { Region } from '../model/regions.ts'
import { project } from './germany.ts'

/** Space around the outline, in its units. */
export const margin = 12
export const mapSize = { width: 610, height: 817 }
/** Radius of a dot, with its edge. */
export const dotRadius = 12

type Point = { x: number; y: number }

/** Where a region lies in the outline. */
export const pointOf = ({ breite, laenge }: Region): Point =>
  project(Number(breite), Number(laenge))

/** A point of the outline in percent of the map. */
export const percentOf = ({ x, y }: Point): Point => ({
  x: ((x + margin) / mapSize.width) * 100,
  y: ((y + margin) / mapSize.height) * 100,
})
