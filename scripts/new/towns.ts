/**
 * Where the larger towns lie, in degrees, to a hundredth: on the map that is half of a dot. Others
 * are told with `--lat` and `--lon`.
 */
const list = `
Aachen 50.78 6.08
Augsburg 48.37 10.90
Bielefeld 52.02 8.53
Bochum 51.48 7.22
Bonn 50.73 7.10
Braunschweig 52.27 10.52
Bremen 53.08 8.81
Bremerhaven 53.55 8.58
Chemnitz 50.83 12.92
Cottbus 51.76 14.33
Darmstadt 49.87 8.65
Dortmund 51.51 7.47
Dresden 51.05 13.74
Duisburg 51.43 6.76
Düsseldorf 51.23 6.78
Erfurt 50.98 11.03
Erlangen 49.60 11.00
Essen 51.46 7.01
Frankfurt am Main 50.11 8.68
Freiburg 47.99 7.85
Fulda 50.55 9.68
Gera 50.88 12.08
Gießen 50.58 8.68
Göttingen 51.53 9.93
Görlitz 51.15 14.99
Hannover 52.37 9.73
Heidelberg 49.41 8.69
Heilbronn 49.14 9.22
Hildesheim 52.15 9.95
Ingolstadt 48.77 11.43
Jena 50.93 11.59
Kaiserslautern 49.44 7.77
Karlsruhe 49.01 8.40
Kassel 51.32 9.50
Kiel 54.32 10.14
Köln 50.94 6.96
Konstanz 47.66 9.18
Krefeld 51.34 6.59
Landshut 48.54 12.15
Lübeck 53.87 10.69
Ludwigshafen 49.48 8.44
Lüneburg 53.25 10.41
Magdeburg 52.13 11.63
Mannheim 49.49 8.47
Marburg 50.81 8.77
Münster 51.96 7.63
Nürnberg 49.45 11.08
Oldenburg 53.14 8.21
Osnabrück 52.28 8.05
Paderborn 51.72 8.75
Passau 48.57 13.46
Potsdam 52.40 13.06
Regensburg 49.02 12.10
Rostock 54.09 12.13
Saarbrücken 49.24 7.00
Schwerin 53.63 11.41
Siegen 50.87 8.02
Stralsund 54.31 13.09
Stuttgart 48.78 9.18
Tübingen 48.52 9.06
Ulm 48.40 9.99
Weimar 50.98 11.33
Wiesbaden 50.08 8.24
Wolfsburg 52.42 10.79
Worms 49.63 8.36
Wuppertal 51.26 7.15
Würzburg 49.79 9.93
Zwickau 50.72 12.50
`

type Place = { lat: string; lon: string }

export const towns: ReadonlyMap<string, Place> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', lat = '', lon = ''] = /^(.+) (\S+) (\S+)$/.exec(line) ?? []
      return [name, { lat, lon }]
    }),
)
