import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '../host/serve.ts'
import { previewHeaders } from './preview-headers.ts'

test('On a preview every answer, pictures too, asks search engines to forget it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'preview-'))
  mkdirSync(join(root, 'dist', 'bilder'), { recursive: true })
  copyFileSync('netlify.toml', join(root, 'netlify.toml'))
  writeFileSync(join(root, 'dist', 'index.html'), 'Start')
  writeFileSync(join(root, 'dist', 'bilder', 'a.svg'), '<svg/>')
  writeFileSync(join(root, 'dist', '_headers'), previewHeaders)

  const site = await startSite({ port: 0, root })
  for (const path of ['/', '/bilder/a.svg', '/fehlt']) {
    const { headers } = await fetch(site.url + path)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('x-content-type-options'), 'netlify.toml still counts').toBe('nosniff')
  }
  await site.close()
  rmSync(root, { recursive: true })
})
