import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const domain = 'https://www.wirkzeit.example'
const local = { VITE_REGISTRATION_ENDPOINT: 'http://localhost:4174/' }

test('Without variables the site is built for this machine, with the address of its receiver', () => {
  expect(readEnvironment({ ...local, VITE_GA_ID: '' }, domain)).toEqual({
    registrationEndpoint: local.VITE_REGISTRATION_ENDPOINT,
    registrationMode: 'readable-first',
    analyticsId: '',
    origin: domain,
    isPublic: true,
    repository: '',
    searchConsole: '',
    indexNowKey: '',
  })
})

test('The host says where and for whom the site is built', () => {
  const env = { URL: 'https://wirkzeit.netlify.app/', CONTEXT: 'production', VITE_GA_ID: 'G-AB12' }
  expect(readEnvironment({ ...local, ...env }, domain)).toMatchObject({
    origin: 'https://wirkzeit.netlify.app',
    isPublic: true,
    analyticsId: 'G-AB12',
  })
})

test('Search engines are kept away from every deploy that is not the published one', () => {
  const contexts = ['', 'production', 'deploy-preview', 'branch-deploy', 'dev', 'staging']
  expect(
    contexts.filter((CONTEXT) => readEnvironment({ ...local, CONTEXT }, domain).isPublic),
  ).toEqual(['', 'production'])
})

test('A wrong value is named with what is expected', () => {
  const told = [
    { VITE_REGISTRATION_ENDPOINT: 'http://example.org/exec' },
    { VITE_REGISTRATION_ENDPOINT: 'script.google.com' },
    { VITE_REGISTRATION_ENDPOINT: '' },
    { VITE_REGISTRATION_MODE: 'cors' },
    { VITE_GA_ID: 'UA-1234' },
    { URL: 'wirkzeit.de' },
    { URL: 'https://www.wirkzeit.de/vorschau' },
    { VITE_SEARCH_CONSOLE: '<meta name="google-site-verification" content="…">' },
    { CONTEXT: 'Production' },
    { CONTEXT: 'prod' },
    { INDEXNOW_KEY: 'kurz' },
    { INDEXNOW_KEY: 'mit_unterstrich' },
  ].map((env) => {
    try {
      readEnvironment({ ...local, ...env }, domain)
    } catch (error) {
      return String(error)
    }
    return 'keine'
  })
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "Error: Die Umgebungsvariable VITE_REGISTRATION_ENDPOINT hat den Wert „http://example.org/exec“; erwartet wird eine Adresse mit https:// (http:// nur für localhost).
    Error: Die Umgebungsvariable VITE_REGISTRATION_ENDPOINT hat den Wert „script.google.com“; erwartet wird eine Adresse mit https:// (http:// nur für localhost).
    Error: Die Umgebungsvariable VITE_REGISTRATION_ENDPOINT hat den Wert „“; erwartet wird eine Adresse mit https:// (http:// nur für localhost).
    Error: Die Umgebungsvariable VITE_REGISTRATION_MODE hat den Wert „cors“; erwartet wird readable-first oder no-cors.
    Error: Die Umgebungsvariable VITE_GA_ID hat den Wert „UA-1234“; erwartet wird leer oder eine Kennung wie G-AB12CD34EF.
    Error: Die Umgebungsvariable URL hat den Wert „wirkzeit.de“; erwartet wird die Adresse der Website ohne Seite, zum Beispiel https://www.wirkzeit.de.
    Error: Die Umgebungsvariable URL hat den Wert „https://www.wirkzeit.de/vorschau“; erwartet wird die Adresse der Website ohne Seite, zum Beispiel https://www.wirkzeit.de.
    Error: Die Umgebungsvariable VITE_SEARCH_CONSOLE hat den Wert „<meta name="google-site-verification" content="…">“; erwartet wird leer oder das Zeichen aus content="…" des Bestätigungs-Tags.
    Error: Die Umgebungsvariable CONTEXT hat den Wert „Production“; erwartet wird für die Öffentlichkeit genau production.
    Error: Die Umgebungsvariable CONTEXT hat den Wert „prod“; erwartet wird für die Öffentlichkeit genau production.
    Error: Die Umgebungsvariable INDEXNOW_KEY hat den Wert „kurz“; erwartet wird leer oder ein Schlüssel aus 8 bis 128 Buchstaben, Ziffern und Bindestrichen.
    Error: Die Umgebungsvariable INDEXNOW_KEY hat den Wert „mit_unterstrich“; erwartet wird leer oder ein Schlüssel aus 8 bis 128 Buchstaben, Ziffern und Bindestrichen."
  `)
})
