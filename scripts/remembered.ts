/** Answers of a function, kept by a key; what was not changed is not read again. */
export function remembered<Args extends unknown[], Answer>(
  ask: (...args: Args) => Answer,
  keyOf: (...args: Args) => string,
): (...args: Args) => Answer {
  const answers = new Map<string, Answer>()
  return (...args) => {
    const key = keyOf(...args)
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = ask(...args)
    answers.set(key, answer)
    return answer
  }
}

/** Answers about things, kept as long as the things. */
export function rememberedOf<Thing extends object, Answer>(
  ask: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, Answer>()
  return (thing) => {
    const answer = answers.get(thing) ?? ask(thing)
    answers.set(thing, answer)
    return answer
  }
}

const names = new WeakMap<object, number>()
let count = 0

/** The same for the same object. */
export function nameOf(thing: object): number {
  const name = names.get(thing) ?? ++count
  names.set(thing, name)
  return name
}
