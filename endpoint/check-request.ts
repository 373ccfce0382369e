/** The response at the end of all redirects. */
export interface FinalResponse {
  status: number
  /** Where the last redirect led. */
  host: string
  type: string
  text: string
  /** Whether browsers show every step of the answer to a page of another origin. */
  isReadable: boolean
}

/** POSTs as a browser does: the answer to a POST may be a redirect, which is followed by a GET. */
export async function send(
  url: string,
  type: string,
  body: string,
  timeoutMs: number,
): Promise<FinalResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { 'Content-Type': type, Origin: 'https://example.org' }
  const isOpen = (response: Response) => response.headers.has('access-control-allow-origin')
  let address = url
  let response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  let isReadable = isOpen(response)
  for (let hops = 0; hops < 5 && response.status >= 300 && response.status < 400; hops += 1) {
    address = new URL(response.headers.get('location') ?? '', address).href
    response = await fetch(address, { redirect: 'manual', signal })
    isReadable &&= isOpen(response)
  }
  return {
    status: response.status,
    host: new URL(address).hostname,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
    isReadable,
  }
}

/** Why an unexpected reply may have come, for the operator. */
export function explain({ status, host, type, text, isReadable }: FinalResponse): string {
  if (host.startsWith('accounts.')) {
    return 'Google verlangt eine Anmeldung. Stellen Sie den Zugriff der Bereitstellung auf „Jeder“.'
  }
  if (status !== 200) {
    return `Die Adresse antwortet mit dem Status ${status}. Prüfen Sie, ob sie vollständig ist: Die der Tabelle endet auf „/exec“, die von PostgreSQL auf „/api/registrierung“.`
  }
  if (text.includes('"busy"')) {
    return 'Die Annahme ist überlastet oder angehalten. Warten Sie eine Minute und prüfen Sie „GRENZE_PRO_MINUTE“.'
  }
  if (text.includes('"paused"')) {
    return 'Die Annahme ist pausiert. Setzen Sie zum Prüfen „REGISTRIERUNG“ auf „offen“.'
  }
  if (text.includes('"failed"')) {
    return 'Sie ließ sich nicht speichern. Der Grund steht bei der Tabelle im Blatt „Fehler“ oder im Apps-Script-Editor unter „Ausführungen“, bei PostgreSQL im Protokoll der Funktion.'
  }
  if (type.includes('json') && !isReadable) {
    return 'Browser dürfen sie nicht lesen, es fehlt „Access-Control-Allow-Origin“. Die Website sendet dann blind und sieht keine Ablehnung.'
  }
  return `Die Antwort ist eine andere als erwartet: ${text.replace(/\s+/g, ' ').slice(0, 200)}`
}

export function explainFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return 'Die Adresse antwortet nicht in der Zeit, die wir warten.'
  }
  return 'Die Adresse ist nicht zu erreichen. Prüfen Sie Schreibweise und Internetverbindung.'
}
