/** In the page, before its own scripts: Firefox tells of forbidden things nowhere else. */
export function reportPolicy(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`policy: ${effectiveDirective} ${blockedURI}`),
  )
}
