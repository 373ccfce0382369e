declare module 'virtual:admin-config' {
  import type { CmsConfig } from '@sveltia/cms'

  const config: CmsConfig
  export default config
}
