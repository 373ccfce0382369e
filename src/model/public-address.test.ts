import { expect, test } from 'vitest'
import { whyNotPublic } from './public-address.ts'

test.each([
  'https://script.google.com/macros/s/AKfy-1_x/exec',
  'https://script.google.com/a/macros/wirkzeit.de/s/AKfy-1_x/exec',
  'https://annahme.wirkzeit.de/',
])('%s can be reached by everybody', (address) => expect(whyNotPublic(address)).toBeUndefined())

test.each([
  ['', 'leer'],
  ['script.google.com', 'keine Adresse'],
  ['http://127.0.0.1:4174/', 'nur diesen Rechner'],
  ['https://localhost/exec', 'nur diesen Rechner'],
  ['https://192.168.178.2/exec', 'nur diesen Rechner'],
  ['http://wirkzeit.de/exec', 'https://'],
  ['https://example.com/form', 'Beispiele'],
  ['https://formular.wirkzeit.example/', 'Beispiele'],
  ['https://script.google.com/macros/s/AKfy-1_x/dev', '/exec'],
])('„%s“ cannot: %s', (address, why) => expect(whyNotPublic(address)).toContain(why))
