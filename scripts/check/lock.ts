type Package = {
  link?: boolean
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

type Lock = { packages: Record<string, Package> }

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

/**
 * What is wrong with a lock file, one German sentence per kind. `npm ci` fails on a system whose binaries
 * are missing, which happens if the registry did not have them yet.
 */
export function lockProblems({ packages }: Lock): string[] {
  const all = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  const having = (wrong: (entry: Package) => boolean) =>
    all.filter(([, entry]) => wrong(entry)).map(([path]) => nameOf(path))
  const known = new Set(Object.keys(packages).map(nameOf))
  const missing = all
    .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    .filter((name) => !known.has(name))

  const sentences: [string, string[]][] = [
    [
      'package-lock.json fehlen Pakete für andere Systeme. Nehmen Sie eine ältere Version des Pakets, das sie verlangt',
      missing,
    ],
    [
      'Ohne Prüfsumme (integrity) in package-lock.json. Installieren Sie das Paket neu',
      having(({ integrity }) => !/^sha512-/.test(integrity ?? '')),
    ],
    [
      'package-lock.json nennt einen Server (resolved); die Datei .npmrc verhindert das',
      having(({ resolved }) => resolved !== undefined),
    ],
    [
      'Diese Pakete führen beim Installieren eigenen Code aus. Nehmen Sie andere',
      having(({ hasInstallScript }) => hasInstallScript === true),
    ],
  ]
  return sentences
    .filter(([, names]) => names.length > 0)
    .map(([sentence, names]) => `${sentence}: ${[...new Set(names)].join(', ')}.`)
}
