export type Size = readonly [width: number, height: number]

export const phone: Size = [390, 844]
export const desktop: Size = [1280, 900]

/** Keys that are no text; letters go through `type`. */
export type Key = 'Enter' | 'Escape' | 'Tab'

/** What assistive technology is told of an element. */
export interface Spoken {
  /** Among what it is looked for, where an engine cannot search its own tree. */
  css: string
  /** Any, where engines name it differently. */
  role?: string
  name: string
}

/** A window of one engine, with nothing stored. All that is pressed and typed is the engine's own input. */
export interface Tab {
  /** Until the page has loaded. */
  goto(url: string): Promise<void>
  /** As its button does. */
  go(where: 'back' | 'forward'): Promise<void>
  /** Runs in the page; `run` knows nothing but its argument. */
  evaluate<Args extends [] | [unknown], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** At this place of the window. */
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  screenshot(): Promise<Buffer>
  /** How many elements the engine itself gives this role and name. */
  count(spoken: Spoken): Promise<number>
  /** A PDF; where the engine cannot be asked for one, `Engine.unprintable` says why. */
  print(): Promise<Buffer>
  /** What the console has said since the last call: errors, and what a policy has forbidden. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export interface Engine {
  name: EngineName
  /** As its maker counts. */
  version: string
  unprintable?: string
  open(size: Size): Promise<Tab>
  close(): Promise<void>
}
